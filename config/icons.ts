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
  const modules = new Map(icons.map(({ name, shapes }) => [`\0${all}/${name}`, `export default ${shapes};`]));
  modules.set(`\0${all}`, icons.map(({ name, shapes }) => `export const ${name} = ${shapes};`).join('\n'));
  const importEach = (names: string): string =>
    names.replaceAll(
      /(\w+)(?: as (\w+))?,?/g,
      (_, name: string, local = name) => `import ${local} from '${all}/${name}';`,
    );
  return {
    name: 'lucide-icons',
    resolveId: (id) => (id.startsWith(all) ? `\0${id}` : null),
    load(id) {
      const code = modules.get(id);
      return code === undefined ? null : { code, moduleSideEffects: false };
    },
    transform(code) {
      if (!isBuild || !code.includes(all)) return null;
      return code.replace(/import \{([^}]*)\} from ["']virtual:lucide["'];/, (_, names: string) => importEach(names));
    },
  };
}
