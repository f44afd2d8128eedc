import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { finish, requireUsableName, runGenerator, writeNewFiles } from './generate/add-files.ts'
import { camelCase, inWords, parseName } from './generate/names.ts'
import { ROOT } from './run/root.ts'

const FOLDER = 'web/src/leads/forms'
/** Imports of the generated definition. */
const IMPORTED = ['defineForm', 'longText', 'personFields', 'terms']

const definitionOf = (name: string) => `import { longText, personFields, terms } from './fields.ts'
import { defineForm } from './form-definition.ts'

export const ${camelCase(name)} = defineForm({
  formType: '${inWords(name)}',
  texts: {
    title: '${inWords(name)}',
    intro: 'Say in a sentence what happens with the answers.',
    submit: 'Send',
    busy: 'Sending...',
    success: { title: 'Sent', text: 'Thank you. We will be in touch.' },
  },
  groups: [
    { legend: 'About you', fields: { ...personFields } },
    {
      legend: 'Your request',
      fields: { message: longText({ label: 'Message', required: true }) },
    },
    { fields: { terms } },
  ],
})
`

/** `npm run new:form NAME`: writes a new form that opens as a dialog, ready to be filled in. */
runGenerator(() => {
  const name = parseName(process.argv[2], 'new:form')
  requireUsableName(camelCase(name), IMPORTED)
  const path = `${FOLDER}/${name}.ts`
  if (existsSync(join(ROOT, path))) throw new Error(`Already taken: ${path}.`)
  writeNewFiles({ [path]: definitionOf(name) })
  finish([path])
  return [path]
})
