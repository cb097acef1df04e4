import { chakra } from '@chakra-ui/react';
import { type SubmitEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { genericSubject } from '#src/features/conversation/conversation-address.ts';
import { appActions } from '#src/platform/app-actions.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { SelectMenu } from '#src/ui/controls/select.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { Column } from '#src/ui/layout/column.tsx';

const endpoints = [
  { value: 'stories', label: 'Story', element: 'Story ID (leave blank for a new story)' },
  { value: 'writer', label: 'Writer', element: null },
  { value: 'user-achievements', label: 'Achievement', element: 'Achievement ID' },
  { value: 'summaries', label: 'Summary', element: 'Summary ID' },
  { value: 'projects', label: 'Project', element: 'Project slug' },
  { value: 'narrative-elements', label: 'Element', element: 'Element slug' },
] as const;

type Endpoint = (typeof endpoints)[number]['value'];

export function EngineChoice() {
  const [query, setQuery] = useSearchParams();
  const [endpoint, setEndpoint] = useState<Endpoint>('writer');
  const [element, setElement] = useState('');
  const [project, setProject] = useState('');
  const label = endpoints.find(({ value }) => value === endpoint)?.element ?? null;
  const chosen = new URLSearchParams(query);
  chosen.set('endpoint', endpoint);
  if (label !== null && element !== '') chosen.set('element', element);
  if (endpoint === 'narrative-elements') chosen.set('projectSlug', project);
  const subject = genericSubject(endpoint, chosen.get('element') ?? undefined, chosen);
  const openHere = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setQuery(chosen);
  };
  return (
    <>
      <BackLink to="/">Home</BackLink>
      <Column of="form">
        <chakra.h1 textStyle="h1">Conversation engine</chakra.h1>
        <chakra.p color="fg.muted" marginTop="2" marginBottom="6">
          Run the conversation engine on any endpoint.
        </chakra.p>
        <chakra.form display="grid" gap="4" onSubmit={openHere}>
          <SelectMenu label="Endpoint" value={endpoint} options={endpoints} onChange={setEndpoint} />
          {label !== null && (
            <TextField label={label} value={element} onChange={(event) => setElement(event.currentTarget.value)} />
          )}
          {endpoint === 'narrative-elements' && (
            <TextField
              label="Project slug"
              value={project}
              onChange={(event) => setProject(event.currentTarget.value)}
            />
          )}
          <chakra.div display="flex" flexWrap="wrap" gap="3" marginTop="2">
            <Button type="submit" variant="solid">
              Open here
            </Button>
            <Button
              aria-disabled={subject === null}
              onClick={() => {
                if (subject !== null) appActions().openConversation(subject, { isTest: true });
              }}
            >
              Open in a dialog
            </Button>
          </chakra.div>
        </chakra.form>
      </Column>
    </>
  );
}
