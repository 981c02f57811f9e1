/** The part of Vite that the games use: `import.meta.glob`. Vite's own types would include the DOM. */
interface ImportMeta {
  glob<T>(pattern: string | readonly string[], options: { readonly eager: true; readonly import?: string }): { readonly [path: string]: T };
  glob<T>(pattern: string, options: { readonly import: string }): { readonly [path: string]: () => Promise<T> };
}
