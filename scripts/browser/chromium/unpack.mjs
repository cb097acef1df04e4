/**
 * Unpacks @sparticuz/chromium and its libraries. find-chromium.ts runs a copy beside the installed package, with TMPDIR
 * as the target.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import chromium, { inflate } from '@sparticuz/chromium';

await chromium.executablePath();
await inflate(join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..', 'bin', 'al2023.tar.br'));
