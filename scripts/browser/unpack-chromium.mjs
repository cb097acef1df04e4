/**
 * Unpacks @sparticuz/chromium and its libraries into the folder for temporary files: started by bundled-chromium.ts as
 * a process of its own, whose TMPDIR is the folder wanted.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import chromium, { inflate } from '@sparticuz/chromium';

await chromium.executablePath();
await inflate(join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..', 'bin', 'al2023.tar.br'));
