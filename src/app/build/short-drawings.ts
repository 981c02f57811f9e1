import { readFileSync } from 'node:fs';
import { optimize } from 'svgo';
import type { Plugin } from 'vite';

const RAW_DRAWING = /\.svg\?raw$/;
/** A tenth of a unit is seen at no size. Nothing here moves a colour or a stroke: the rooms' style sheet gives some to a whole drawing. */
const PLUGINS = ['removeTitle', 'cleanupNumericValues', { name: 'convertPathData', params: { floatPrecision: 1 } }] as const;

/** Drawings come in shorter: without titles and blanks, with shorter paths. Those that are files of their own may be shortened by all means. */
export function shortDrawings(): Plugin {
  return {
    name: 'short-drawings',
    enforce: 'pre',
    load: {
      filter: { id: RAW_DRAWING },
      handler(id) {
        const file = id.slice(0, -'?raw'.length);
        this.addWatchFile(file);
        const { data } = optimize(readFileSync(file, 'utf8'), { multipass: true, plugins: [...PLUGINS] });
        return `export default ${JSON.stringify(data.replace(' xmlns="http://www.w3.org/2000/svg"', ''))};`;
      },
    },
    generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type !== 'asset' || !asset.fileName.endsWith('.svg')) continue;
        asset.source = optimize(String(asset.source), { multipass: true, floatPrecision: 1 }).data;
      }
    },
  };
}
