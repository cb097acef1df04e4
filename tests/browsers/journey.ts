/** What a writer does in every browser. Each step starts at an address of its own, so a failure doesn't stop the rest. */
import { conversationSteps } from './steps/conversation.ts';
import { deviceSteps } from './steps/device.ts';
import { workspaceSteps } from './steps/workspace.ts';
import type { Step } from './steps/step.ts';

export const journey: readonly Step[] = [...conversationSteps, ...workspaceSteps, ...deviceSteps];
