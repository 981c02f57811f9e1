#!/usr/bin/python3
"""A browser of one window on WebKitGTK that keeps its profile: host.py FOLDER WIDTH HEIGHT, started by WebKitWebDriver.

MiniBrowser under a driver forgets everything when it is closed; this one is the same engine and the same driver, so its clicks are
as real, but what the page has stored is there when the browser is started again. The script in FOLDER/first.js runs in every page
before the page's own. What the page says on its console goes to standard output. The process id is in FOLDER/pid.
"""

import os
import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

folder, width, height = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
with open(os.path.join(folder, 'first.js'), encoding='utf-8') as file:
    first = file.read()
with open(os.path.join(folder, 'pid'), 'w', encoding='utf-8') as file:
    file.write(str(os.getpid()))

data = WebKit2.WebsiteDataManager(
    base_data_directory=os.path.join(folder, 'data'),
    base_cache_directory=os.path.join(folder, 'cache'),
)
context = WebKit2.WebContext(website_data_manager=data)
context.set_automation_allowed(True)


def open_window(_session):
    scripts = WebKit2.UserContentManager()
    scripts.add_script(
        WebKit2.UserScript(
            first,
            WebKit2.UserContentInjectedFrames.TOP_FRAME,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )
    settings = WebKit2.Settings()
    settings.set_enable_write_console_messages_to_stdout(True)
    # without a graphics card the painted page is brought to the screen fifty times faster than one made of layers
    settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
    view = WebKit2.WebView(
        web_context=context,
        user_content_manager=scripts,
        settings=settings,
        is_controlled_by_automation=True,
    )
    view.connect('web-process-terminated', lambda _view, reason: print(f'CRASH {reason}', file=sys.stderr, flush=True))
    # the driver has closed the window: nothing is left to be done but to go, once its answer is out
    view.connect('close', lambda _view: GLib.idle_add(Gtk.main_quit))
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(width, height)
    window.add(view)
    window.show_all()
    return view


def begin(_context, session):
    name = WebKit2.ApplicationInfo()
    name.set_name('WebKitGTK')
    name.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(name)
    session.connect('create-web-view', open_window)


context.connect('automation-started', begin)
Gtk.main()
