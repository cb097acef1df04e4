import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DataPath, YamlFile } from '#mocks/yaml/yaml-file.ts';

export function checkImages(file: YamlFile): void {
  const visit = (value: unknown, path: DataPath): void => {
    if (typeof value === 'string' && value.startsWith('/media/pictures/')) {
      const image = new URL(`../assets${value.slice('/media'.length)}`, import.meta.url);
      if (!existsSync(fileURLToPath(image)))
        throw new Error(file.complaint(path, `"${value}" is no picture there is.`));
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value))
        visit(inner, [...path, Array.isArray(value) ? Number(key) : key]);
    }
  };
  visit(file.data, []);
}
