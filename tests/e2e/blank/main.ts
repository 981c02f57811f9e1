// The least that a Preact page can be: what its first paint and its taps cost is what the browser and the machine cost.
import { h, render } from 'preact';
import { useState } from 'preact/hooks';

function Page() {
  const [tapped, setTapped] = useState(false);
  return [h('button', { style: 'font-size: 60px', onClick: () => setTapped(true) }, 'tap'), tapped && h('output', null, 'tapped')];
}
render(h(Page, null), document.body);
