/**
 * `npm run browsers`: checks that our source and the production build (dist/app) work in package.json's oldest
 * browsers, apart from scripts/browsers/exceptions.ts.
 */
import { globSync, readFileSync } from 'node:fs';
import { scriptFeatures, styleFeatures } from './browsers/bundle-features.ts';
import { exceptions } from './browsers/exceptions.ts';
import { type Finding, sourceFindings } from './browsers/source-features.ts';
import { runCommand } from './command.ts';

function buildFindings(build: string): Finding[] {
  const files = globSync(`${build}/**/*.{js,css}`);
  if (files.length === 0) throw new Error(`${build} has no scripts: run \`npm run build\` first.`);
  return files.flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    return (file.endsWith('.css') ? styleFeatures(code) : scriptFeatures(code)).map((one) => ({
      ...one,
      position: file,
    }));
  });
}

function line({ position, feature, without }: Finding): string {
  return `${position}: ${feature} is missing in ${without.length === 0 ? 'an oldest browser' : without.join(', ')}`;
}

await runCommand(() => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.|\/testing\//.test(file));
  const findings = [...sourceFindings(files), ...buildFindings('dist/app')];
  const used = new Set(findings.map(({ feature }) => feature));
  const refused = findings.filter(({ feature }) => exceptions[feature] === undefined);
  const unused = Object.keys(exceptions).filter((feature) => !used.has(feature));
  for (const finding of refused) console.error(line(finding));
  if (refused.length > 0) {
    console.error('Use something older, or write a fallback and name it in scripts/browsers/exceptions.ts.');
  }
  for (const feature of unused) console.error(`scripts/browsers/exceptions.ts: ${feature} isn't used. Remove it.`);
  if (refused.length + unused.length > 0) process.exitCode = 1;
}, 2);
