import type { Page } from '../page.ts';
import type { Server } from '../server.ts';

export type Step = {
  readonly name: string;
  readonly run: (page: Page, server: Server) => Promise<void>;
};
