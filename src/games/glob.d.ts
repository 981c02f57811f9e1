/** The one thing of Vite's that the games use: finding content and boxes. Vite's own types would bring the DOM with them. */
interface ImportMeta {
  glob<T>(pattern: string | readonly string[], options: { readonly eager: true; readonly import?: string }): { readonly [path: string]: T };
  glob<T>(pattern: string, options: { readonly import: string }): { readonly [path: string]: () => Promise<T> };
}
