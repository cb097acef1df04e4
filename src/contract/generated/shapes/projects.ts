// Made by `npm run generate` from openapi/ and asyncapi/. Not to be edited.
import { Project } from './home.ts';

export const ProjectResponse = {
  fields: {
    data: Project,
  },
} as const;
