import { type Example, exampleActions } from '@/sections/example'

type CodeSampleSection = Example<'codeSample'>['section']

const request: CodeSampleSection['examples'][number] = {
  _key: 'request',
  title: 'Request',
  install: '',
  language: 'bash',
  code: 'curl https://api.chainlantern.example/v1/address/0x41be9a07 \\\n  -H "Authorization: Bearer $TOKEN"',
  note: '',
}

const python: CodeSampleSection['examples'][number] = {
  _key: 'python',
  title: 'Python',
  install: 'pip install chainlantern',
  language: 'python',
  code: 'from chainlantern import Client\n\nrisk = Client().address("0x41be9a07").risk\nprint(risk.score, risk.category)',
  note: 'Reads the token from CHAINLANTERN_TOKEN.',
}

const codeSample: CodeSampleSection = {
  _key: 'code',
  _type: 'codeSample',
  anchor: '',
  eyebrow: 'API',
  title: 'One call, one answer',
  text: 'Ask about an address; the answer names its owner and its risk.',
  look: 'tabs',
  examples: [request, python],
  points: ['Median answer in 84 ms', 'Test key without a contract'],
  actions: exampleActions('Read the reference'),
}

export const CODE_SAMPLE_EXAMPLES: Example<'codeSample'>[] = [
  { name: 'Tabs', section: codeSample },
  {
    name: 'One example',
    section: { ...codeSample, title: 'A single request', examples: [request], points: [] },
  },
  {
    name: 'Cards',
    section: { ...codeSample, look: 'cards', title: 'Libraries for your language' },
  },
]
