import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, memo } from 'react';
import { ChipsField } from './chips-field.tsx';
import { TextArea } from '#src/ui/controls/text-area.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { countCharacters, profileLimits, type ProfileValues } from '../profile-form.ts';
import { type ListFieldName, listFields, type TextFieldName, textFields } from '../profile-model.ts';
import type { ProfileForm } from '../use-profile-form.ts';

const hints: Readonly<Record<TextFieldName, string>> = {
  bio: 'Readers of your profile see this first.',
  writing_motivation: 'What brings you back to the desk.',
  desired_impact: 'What readers should feel or do when they close the book.',
  origin_story: 'Where your writing began.',
  storytelling_strengths: 'What comes easily to you.',
  unique_perspective: 'What you see that others walk past.',
  current_projects: 'What you’re writing now.',
};

const choices: Readonly<Record<ListFieldName, { readonly entry: string; readonly options: readonly string[] }>> = {
  genres: {
    entry: 'Add a genre',
    options: [
      'Adventure',
      'Comedy',
      'Crime',
      'Drama',
      'Family saga',
      'Fantasy',
      'Historical',
      'Horror',
      'Literary drama',
      'Magical realism',
      'Memoir',
      'Mystery',
      'Romance',
      'Satire',
      'Science fiction',
      'Thriller',
      'Western',
      'Young adult',
    ],
  },
  formats: {
    entry: 'Add a format',
    options: [
      'Novel',
      'Novella',
      'Short story',
      'Screenplay',
      'Stage play',
      'Series',
      'Podcast',
      'Graphic novel',
      'Poetry',
      'Essay',
      'Picture book',
      'Game',
    ],
  },
  themes: {
    entry: 'Add a theme',
    options: [
      'Belonging',
      'Betrayal',
      'Coming of age',
      'Debt',
      'Faith',
      'Family',
      'Forgiveness',
      'Grief',
      'Homecoming',
      'Identity',
      'Inheritance',
      'Justice',
      'Love',
      'Memory',
      'Power',
      'Silence',
      'Survival',
      'What goes unsaid',
    ],
  },
  growth_areas: {
    entry: 'Add a growth area',
    options: [
      'Beginnings',
      'Characters',
      'Description',
      'Dialogue',
      'Dialogue under pressure',
      'Endings',
      'Finishing',
      'Pacing',
      'Plot',
      'Point of view',
      'Revision',
      'Structure',
      'Voice',
      'World building',
    ],
  },
};

/** Focused controls stay clear of the bars above and below (WCAG 2.2, 2.4.11). */
const Fields = chakra('div', {
  base: { display: 'grid', gap: '6', '& :is(input, textarea, button)': { scrollMarginBlock: '72px 96px' } },
});

/** The browser scrolls only to the caret's line, so a bar may cover the field. */
function showReached({ key }: KeyboardEvent): void {
  if (key === 'Tab') document.activeElement?.scrollIntoView({ block: 'nearest' });
}

/** Texts show their length from here; the bio always does. */
const nearlyFull = profileLimits.text * 0.8;

const figure = new Intl.NumberFormat('en');

function Hint({ field, text }: { field: TextFieldName; text: string }) {
  const length = countCharacters(text);
  const isOver = length > profileLimits.text;
  return (
    <chakra.span display="flex" justifyContent="space-between" gap="4">
      {hints[field]}
      {(field === 'bio' || length > nearlyFull) && (
        <chakra.span flexShrink="0" fontVariantNumeric="tabular-nums" {...(isOver && { color: 'danger.fg' })}>
          {figure.format(length)} of {figure.format(profileLimits.text)}
        </chakra.span>
      )}
    </chakra.span>
  );
}

type FieldProps<Field, Value> = {
  field: Field;
  value: Value;
  error: string | undefined;
  change: ProfileForm['change'];
};

// Memoised, so that a key in one field doesn't render the others.
const Text = memo(function Text(props: FieldProps<(typeof textFields)[number], string>) {
  const { field, value, error, change } = props;
  const { name, label } = field;
  return (
    <TextArea
      label={label}
      name={name}
      value={value}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
      error={error}
      hint={<Hint field={name} text={value} />}
    />
  );
});

const List = memo(function List(props: FieldProps<(typeof listFields)[number], readonly string[]>) {
  const { field, value, error, change } = props;
  const { name, label } = field;
  return (
    <ChipsField
      label={label}
      value={value}
      onChange={(items) => change({ [name]: items })}
      options={choices[name].options}
      placeholder={choices[name].entry}
      maxLength={profileLimits.word}
      error={error}
      hint={field === listFields[0] && 'Choose from the list or type your own, then press Enter.'}
    />
  );
});

export function ProfileFields({ values, change, problem }: Pick<ProfileForm, 'values' | 'change' | 'problem'>) {
  const [bio, ...others] = textFields;
  const propsOf = <Name extends keyof ProfileValues>(name: Name) => ({
    value: values[name],
    error: problem.fields[name],
    change,
  });
  return (
    <Fields onKeyUp={showReached}>
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        maxLength={profileLimits.name}
        value={values.name}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        error={problem.fields['name']}
      />
      <Text field={bio} {...propsOf(bio.name)} />
      {listFields.map((field) => (
        <List key={field.name} field={field} {...propsOf(field.name)} />
      ))}
      {others.map((field) => (
        <Text key={field.name} field={field} {...propsOf(field.name)} />
      ))}
    </Fields>
  );
}
