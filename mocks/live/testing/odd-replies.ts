import type { Said } from './fake-interviewer.ts';

/** A whole reply, as most of the odd ones contain it. */
export const reply = {
  question: 'What did the dark street cost her?',
  topic: 'The price',
  title: null,
  insights: [
    {
      type: 'development_tip',
      title: 'Give the {secret} a cost',
      subtitle_1: null,
      content: 'Write down "three" things:\n- it costs sleep',
      category_name: 'Premise',
    },
  ],
  facts: [{ name: 'At the centre', value: 'A lamplighter’s daughter' }],
  progress: 15,
};

export const json = JSON.stringify(reply);
const pretty = JSON.stringify(reply, null, 2);
/** Another whole reply, which is never the one that counts. */
const draft = JSON.stringify({ ...reply, question: 'What does the example ask?' });
const schema = JSON.stringify({ type: 'object', required: ['question'], properties: { question: { type: 'string' } } });

function asking(question: string): string {
  return JSON.stringify({ ...reply, question });
}

/**
 * What happens to a response:
 * - `read`: its question is the next one
 * - `partial`: its question is the next one, and the parts that don't fit are left out
 * - `replaced`: the model is asked again. A question of the free play is the next one if the second response has none
 * - `unreadable`: the model is asked again, then the answer fails
 * - `declined`: the answer fails
 */
export type Reading = 'read' | 'partial' | 'replaced' | 'unreadable' | 'declined';

type OddReply = readonly [name: string, reading: Reading, said: Said, question?: string];

const around: readonly OddReply[] = [
  ['nothing around it', 'read', json],
  ['line breaks in it', 'read', pretty],
  ['a code fence', 'read', `\`\`\`json\n${json}\n\`\`\``],
  ['a code fence without a language', 'read', `\`\`\`\n${pretty}\n\`\`\``],
  ['a code fence of another kind', 'read', `~~~JSON5\n${json}\n~~~`],
  ['a code fence that never ends', 'read', `\`\`\`json\n${json}`],
  ['a code fence, then text with braces', 'read', `\`\`\`json\n${json}\n\`\`\`\nHope {that} helps, or {"that"}.`],
  ['a code fence between texts', 'read', `Sure! {Here}:\n\n\`\`\`json\n${pretty}\n\`\`\`\n\nShall I go on?`],
  ['text before it', 'read', `Certainly! Here is the JSON: ${json}`],
  ['text after it', 'read', `${json}\n\nThis question builds on {her street}.`],
  ['an open brace before it', 'read', `I'd use {question and topic: ${json}`],
  ['an open brace and quote before it', 'read', `{"${json}`],
  ['the beginning of an object before it', 'read', `{"a": [1, {"b": "c", "d": ${json}`],
  ['braces too many', 'read', `{${json}}}}`],
  ['an open quote after it', 'read', `${json} {"`],
  ['a byte order mark', 'read', `\uFEFF${json}`],
  ['spaces of other kinds', 'read', `\u00A0\u200B\n${json}\u2028`],
  ['800 kB of text before it', 'read', `${'x {y} "z" '.repeat(72_000)}${json}`],
  ['500 kB of braces before it', 'read', `${'{"a":'.repeat(100_000)}${json}`],
  ['a web page around it', 'read', `<!doctype html><body style="{a: b}"><pre>${json}</pre></body>`],
  ['a tag around it', 'read', `<json>${json}</json>`],
  ['a name around it', 'read', `{"reply": ${json}}`],
  ['a list around it', 'read', `[${json}]`],
  ['a call around it', 'read', `respond(${json});`],
];

const several: readonly OddReply[] = [
  ['another object after it', 'read', `${json}\n{"note": "done"}`],
  ['another object before it', 'read', `{"plan": "ask about the price"}\n${json}`],
  ['the same object twice', 'read', `${json}\n${json}`],
  ['an empty object after it', 'read', `${json}{}`],
  ['a draft before it', 'read', `First idea: ${draft}\nBetter: ${json}`],
  ['an example in a fence before it', 'read', `\`\`\`json\n${draft}\n\`\`\`\n\`\`\`json\n${json}\n\`\`\``],
  ['its schema before it', 'read', `${schema}\n${json}`],
  ['its schema after it', 'read', `${json}\n${schema}`],
  ['a list of a draft and it', 'read', `[${draft},\n${json}]`],
  ['a draft that breaks off before it', 'read', `${draft.slice(0, 50)}\n${json}`],
  ['only its schema', 'replaced', schema],
  ['only a form without words', 'replaced', asking('…?')],
];

const thoughts: readonly OddReply[] = [
  ['thoughts before it', 'read', `<think>The price {of it}.</think>\n${json}`],
  ['thoughts with a draft before it', 'read', `<think>${draft}</think>${json}`],
  ['thoughts with a draft after it', 'read', `${json}\n<think>Or ${draft}?</think>`],
  ['thoughts in the middle of text', 'read', `Well. <think>${draft}</think> So: ${json} <think>Good.</think>`],
  ['thoughts in thoughts', 'read', `<think>a <think>${draft}</think> ${draft}</think>${json}`],
  ['thoughts that never end, with a brace', 'read', `<think>I could ask {something.\n${json}`],
  ['thoughts that never end, with a draft', 'read', `<think>I could ask ${draft}. Better: ${json}`],
  ['thoughts that never end, after it', 'read', `${json}<think>Or ${draft}`],
  ['thoughts that never began', 'read', `Maybe ${draft}.\n</think>\n${json}`],
  ['thoughts that never began, around it', 'read', `${json}</think>`],
  ['thoughts by another name', 'read', `<Thinking>${draft}</Thinking>\n${json}\n<reasoning>${draft}</reasoning>`],
  ['thoughts in a fence', 'read', `\`\`\`\n<think>${draft}</think>\n${json}\n\`\`\``],
  ['only thoughts, with it', 'read', `<think>I'd say ${json}</think>`],
  ['only thoughts, with a part of it', 'replaced', '<think>The form: {"question": "The next question?"}</think>'],
  [
    'only thoughts in thoughts, with a part of it',
    'replaced',
    '<think>{"question": "The next question?"} <think>Hm.</think></think>',
  ],
  ['only thoughts', 'replaced', '<think>What would a reader want to know?</think>'],
  ['only thoughts that never end', 'replaced', '<think>What would {a reader'],
  ['a closing tag in its question', 'read', asking('Who wrote </think> there?'), 'Who wrote </think> there?'],
  ['both tags in its question', 'read', asking('Why <think>this</think>?'), 'Why <think>this</think>?'],
  ['a tag in its question, after thoughts', 'read', `<think>x</think>${asking('Why </think>?')}`, 'Why </think>?'],
  ['braces in its question', 'read', asking('What is {"this"} for?'), 'What is {"this"} for?'],
  ['a fence in its question', 'read', asking('Why ```dark```?'), 'Why ```dark```?'],
];

function message(fields: object): Said {
  return { message: fields };
}
function text(value: string): object {
  return { type: 'text', text: value };
}

const messages: readonly OddReply[] = [
  ['a list of one part', 'read', message({ content: [text(json)] })],
  ['a list of two parts', 'read', message({ content: [text(json.slice(0, 60)), text(json.slice(60))] })],
  ['a list of texts', 'read', message({ content: ['Here: ', json] })],
  ['a single part', 'read', message({ content: text(json) })],
  ['a list with thoughts', 'read', message({ content: [{ type: 'thinking', thinking: [text(draft)] }, text(json)] })],
  ['a list with reasoning last', 'read', message({ content: [text(json), { type: 'reasoning', text: draft }] })],
  ['a list of other parts', 'replaced', message({ content: [null, 7, { type: 'image_url' }, [[text(json)]]] })],
  ['a list with a refusal', 'declined', message({ content: [{ type: 'refusal', refusal: 'No.' }] })],
  ['an empty list', 'replaced', message({ content: [] })],
  ['a number', 'replaced', message({ content: 42 })],
  ['reasoning beside it', 'read', message({ content: json, reasoning_content: draft })],
  ['reasoning in tags beside it', 'read', message({ content: json, reasoning: `x</think>${draft}<think>` })],
  ['only reasoning, with it', 'read', message({ content: null, reasoning_content: `So: ${json}` })],
  ['only reasoning by another name, with it', 'read', message({ content: '', reasoning: json })],
  ['only reasoning', 'replaced', message({ content: null, reasoning_content: 'A reader {wants} to know.' })],
  ['only reasoning by another name', 'replaced', message({ content: '', reasoning: 'A reader wants to know.' })],
  ['no content', 'replaced', message({ content: null })],
  ['no fields', 'replaced', message({})],
  ['no text', 'replaced', ''],
  ['only spaces', 'replaced', ' \n\t'],
  [
    'a tool call',
    'replaced',
    message({ content: null, tool_calls: [{ function: { name: 'reply', arguments: json } }] }),
  ],
  ['a refusal', 'declined', message({ content: json, refusal: 'I can’t help with that.' })],
  ['a web page instead of a response', 'unreadable', { body: `<html><body>${json}</body></html>` }],
  ['a response without choices', 'unreadable', { body: '{"choices": []}' }],
  ['an error with status 200', 'unreadable', { body: '{"error": {"message": "Overloaded"}}' }],
  ['a response without a message', 'unreadable', { body: '{"choices": [{"text": "Hello"}]}' }],
  ['a deep response', 'unreadable', { body: '['.repeat(300_000) }],
  [
    'a deep message',
    'replaced',
    { body: `{"choices":[{"message":{"content":${'['.repeat(9000)}${']'.repeat(9000)}}}]}` },
  ],
];

const mistakes: readonly OddReply[] = [
  ['a comma too many', 'read', `${json.slice(0, -1)},}`],
  ['commas too many inside', 'read', json.replaceAll('"}]', '",},]')],
  ['commas too many and text with braces', 'read', `${json.replaceAll('"}]', '",},]')}\nHope {that} helps.`],
  ['a comma missing', 'read', json.replace('"The price",', '"The price"\n')],
  [
    'a comma missing in a fence after thoughts',
    'read',
    `<think>{</think>\`\`\`\n${json.replace(',"title"', '"title"')}\n\`\`\``,
  ],
  ['single quotes', 'read', `{'question': 'What did the dark street cost her?', 'topic': 'It', 'title': None}`],
  [
    'single quotes in a fence, then text with braces',
    'read',
    `\`\`\`\n{'question': '${reply.question}'}\n\`\`\`\nHope {that} helps.`,
  ],
  ['no quotes around names', 'read', json.replaceAll(/"(\w+)":/g, '$1:')],
  ['curly quotes', 'read', '{“question”: “What did the dark street cost her?”, “topic”: “It”}'],
  [
    'quotes in its question',
    'read',
    json.replace('What', 'Who says "no" and what'),
    'Who says "no" and what did the dark street cost her?',
  ],
  ['too many quotes in its question', 'replaced', json.replace('dark', '"a" "b" "c, d" e "f"')],
  ['comments', 'read', pretty.replace('"topic"', '// in three words\n"topic" /* or less */')],
  ['line breaks in a text', 'read', json.replaceAll('\\n', '\n')],
  ['an ellipsis', 'read', json.replace('"progress":15', '...')],
  ['a text in two pieces', 'read', json.replace('dark street', 'dark " + "street')],
  ['JSON in a JSON text', 'read', JSON.stringify(json)],
  ['escaped quotes', 'read', json.replaceAll('\\', '').replace('"three"', 'three').replaceAll('"', '\\"')],
  ['a name twice', 'read', `{"question":"What first?",${json.slice(1)}`],
  ['names that no form has', 'read', `{"thoughts":{"question":7},"__proto__":{"question":"What?"},${json.slice(1)}`],
  ['a constructor', 'read', json.replace('"title":null', '"constructor":{"prototype":{}},"toString":1')],
  ['control characters', 'read', asking('What\u0007 did\u0000 the dark street cost her?')],
  ['half of a surrogate pair', 'read', json.replace('What', String.raw`\uD83DWhat`), `\uFFFD${reply.question}`],
  ['very deep parts', 'replaced', json.replace('"title":null', `"deep":${'[{"a":'.repeat(4000)}1${'}]'.repeat(4000)}`)],
  ['another reply in it', 'partial', json.replace('15', '"15%","next":{"question":"What then?"}')],
  ['no number', 'partial', json.replace('15', 'NaN')],
  ['a percentage', 'partial', json.replace('15', '15%')],
  ['a name in capitals', 'replaced', json.replace('"question"', '"Question"')],
  ['a question that is a list', 'replaced', json.replace(`"${reply.question}"`, `["${reply.question}"]`)],
  ['an end in the question', 'replaced', json.slice(0, 30)],
  ['an end in the facts', 'partial', json.slice(0, -40)],
  ['an end with a brace in the question', 'replaced', asking('What is {this} for?').slice(0, 28)],
  ['an end after a fence began', 'partial', `\`\`\`json\n${pretty.slice(0, 200)}`],
  ['an end that a fence closes', 'partial', `\`\`\`json\n${json.slice(0, 200)}\n\`\`\``],
];

const others: readonly OddReply[] = [
  ['only text', 'replaced', 'What did the dark street cost her?'],
  ['YAML', 'replaced', 'question: What did it cost?\ntopic: "The price"\ninsights: []'],
  ['XML', 'replaced', '<reply><question>What did it cost?</question></reply>'],
  ['a Markdown list', 'replaced', '- **Question**: {What did it cost?}\n- **Topic**: {The price}'],
  ['null', 'replaced', 'null'],
  ['an empty list of JSON', 'replaced', '[]'],
  ['an empty object', 'replaced', '{}'],
  ['an object without a question', 'replaced', '{"topic": "The price", "facts": []}'],
  ['only braces', 'replaced', '{'.repeat(200_000)],
  ['only quotes and braces', 'replaced', '{"'.repeat(200_000)],
];

/** Responses that models and their servers give instead of the JSON object that was asked for. */
export const oddReplies = [...around, ...several, ...thoughts, ...messages, ...mistakes, ...others].map(
  ([name, reading, said, question = reply.question]) => [name, reading, said, question] as const,
);
