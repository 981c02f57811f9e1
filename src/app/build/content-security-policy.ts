import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** The CSP hashes of these inline elements. */
const hashes = (html: string, element: 'script' | 'style'): string =>
  [...html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))]
    .map(([, inside = '']) => ` 'sha256-${createHash('sha256').update(inside).digest('base64')}'`)
    .join('');

/**
 * Allows only files from our own origin, and only those inline scripts and styles that this build wrote. Style objects are allowed, because
 * they go through the CSSOM; style attributes are not.
 */
const policyFor = (html: string): string =>
  [
    "default-src 'none'",
    `script-src 'self'${hashes(html, 'script')}`,
    `style-src 'self'${hashes(html, 'style')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self'",
    "font-src 'self'",
    "img-src 'self' data: blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** Writes the content security policy into the built page. Not in development, because Vite inserts styles there. */
export function contentSecurityPolicy(): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: {
      // after all other changes to the page
      order: 'post',
      handler: (html) => [
        { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: policyFor(html) }, injectTo: 'head-prepend' },
      ],
    },
  };
}
