import { Table } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { elements } from './api.ts';

export function List() {
  const { data } = useQuery(elements);
  return (
    <main>
      <h1>Elements</h1>
      <Table.Root>
        <Table.Body>
          {data?.map(({ id, name, type, subtitle }) => (
            <Table.Row key={id}>
              <Table.Cell>{name}</Table.Cell>
              <Table.Cell>{type}</Table.Cell>
              <Table.Cell>{subtitle}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </main>
  );
}
