/** Serves the icons of Lucide, which `virtual:lucide` exports by name, as the shapes that `Icon` draws. */
import collection from '@iconify-json/lucide/icons.json' with { type: 'json' };
import type { Plugin } from 'vite';

const all = 'virtual:lucide';

/** Their groups set what `Icon` sets on the whole drawing. */
const ofGroup = /^(?:stroke(?:-.+)?="|fill="none")/;

function readShapes(body: string): [tag: string, attributes: Record<string, string>][] {
  return Array.from(body.matchAll(/<(?!g\b)(\w+) ([^>]*)\/>/g), ([, tag = '', attributes = '']) => {
    const own = (attributes.match(/[\w-]+="[^"]*"/g) ?? []).filter((attribute) => !ofGroup.test(attribute));
    return [tag, Object.fromEntries(own.map((attribute) => attribute.slice(0, -1).split('="') as [string, string]))];
  });
}

/** The exported name of `chevron-left` is `ChevronLeft`. */
const icons = Object.entries(collection.icons).map(([name, { body }]) => ({
  name: name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()),
  shapes: JSON.stringify(readShapes(body)),
}));

/** In a build each icon is a module, so that a chunk has only the icons it uses. */
export function lucideIcons(isBuild: boolean): Plugin {
  const list = icons.map(({ name, shapes }) =>
    isBuild ? `export { default as ${name} } from '${all}/${name}';` : `export const ${name} = ${shapes};`,
  );
  const modules = new Map([
    [`\0${all}`, list.join('\n')],
    ...icons.map(({ name, shapes }) => [`\0${all}/${name}`, `export default ${shapes};`] as const),
  ]);
  return {
    name: 'lucide-icons',
    resolveId: (id) => (id.startsWith(all) ? `\0${id}` : null),
    load(id) {
      const code = modules.get(id);
      return code === undefined ? null : { code, moduleSideEffects: false };
    },
  };
}
