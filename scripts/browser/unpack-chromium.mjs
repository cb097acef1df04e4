/**
 * Unpacks @sparticuz/chromium and its libraries. bundled-chromium.ts runs it as a separate process, with TMPDIR as the
 * target.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import chromium, { inflate } from '@sparticuz/chromium';

await chromium.executablePath();
await inflate(join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..', 'bin', 'al2023.tar.br'));
