import { type Example, exampleBlock } from '@/sections/example'

type Body = Example<'richText'>['section']['body']

const callouts: Body = (['note', 'tip', 'warning'] as const).map((tone) => ({
  _type: 'callout',
  _key: tone,
  tone,
  title: { note: 'Good to know', tip: 'Save time', warning: 'Before you delete' }[tone],
  text: 'A short text that stands out from the text around it.',
  markDefs: null,
}))

const richText: Example<'richText'>['section'] = {
  _key: 'text',
  _type: 'richText',
  anchor: '',
  title: 'How we trace',
  body: [
    exampleBlock('A trace begins with one address and ends with a name.'),
    exampleBlock('Sources', { style: 'h3' }),
    exampleBlock('Public ledgers', { listItem: 'bullet' }),
    exampleBlock('Court records', { listItem: 'bullet' }),
    exampleBlock('Evidence, not guesses.', { style: 'blockquote' }),
    {
      _type: 'codeBlock',
      _key: 'code',
      language: 'json',
      code: '{ "score": 97, "category": "mixer" }',
      caption: 'An answer',
      markDefs: null,
    },
    {
      _type: 'textTable',
      _key: 'table',
      caption: 'Confidence levels',
      markDefs: null,
      table: {
        _type: 'table',
        rows: [
          { _type: 'tableRow', _key: 'head', cells: ['Level', 'Meaning'] },
          { _type: 'tableRow', _key: 'a', cells: ['A', 'Confirmed by the owner'] },
          { _type: 'tableRow', _key: 'b', cells: ['B', 'Two independent sources'] },
        ],
      },
    },
    ...callouts,
    {
      _type: 'imageWithAlt',
      _key: 'image',
      alt: 'Wallets and the payments between them',
      caption: 'An image between paragraphs, with its caption.',
      hotspot: null,
      crop: null,
      // The gallery puts an image of the content here.
      asset: null,
      markDefs: null,
    },
    exampleBlock('The text goes on below the image.'),
  ],
}

export const RICH_TEXT_EXAMPLES: Example<'richText'>[] = [
  { name: 'All kinds of text', section: richText },
  {
    name: 'Without a title',
    section: { ...richText, title: '', body: [exampleBlock('One paragraph and nothing else.')] },
  },
]
