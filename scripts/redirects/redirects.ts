import { readFileSync } from 'node:fs'
import { contentClient, nameOf } from '../content/content-client.ts'
import { runCommand } from '../content/run-command.ts'
import { seedToken } from '../seed/seed-token.ts'
import { type PlannedRow, planRedirects, STORED_QUERY, type Stored } from './plan.ts'
import { readRedirectFile } from './read-file.ts'

const STATES = ['new', 'changed', 'unchanged', 'refused'] as const

const USAGE = `npm run redirects -- FILE.csv [--apply]

Says what each row of the file would do. With --apply all rows are published together, or none.
The file has the columns from (the old path), to (the path of a published page) and permanent
(yes or no; yes if it is empty).`

// `npm run redirects`
await runCommand({
  usage: USAGE,
  argument: 'CSV file',
  options: { apply: { type: 'boolean' } },
  async run(settings, { apply = false }, file) {
    const rows = readRedirectFile(readFileSync(file), settings.siteUrl)
    const client = contentClient(settings, seedToken(settings, process.env))
    const stored = await client.fetch<Stored>(STORED_QUERY, {}, { perspective: 'raw' })
    const planned = planRedirects(rows, stored)
    console.log(`${file} → ${nameOf(settings)}`)
    for (const row of planned) console.log(inWords(row))
    const count = (state: PlannedRow['state']) =>
      planned.filter((row) => row.state === state).length
    console.log(STATES.map((state) => `${count(state)} ${state}`).join(', '))
    if (count('refused') > 0) console.log('Nothing is written: correct the refused rows.')
    else if (!apply) console.log('Nothing is written yet: add --apply.')
    if (count('refused') > 0) return 1
    if (!apply || count('unchanged') === rows.length) return 0
    const transaction = client.transaction()
    for (const { state, id, from, target, permanent, revision } of planned) {
      const to = { _type: 'reference', _ref: target }
      if (state === 'new') transaction.create({ _id: id, _type: 'redirect', from, to, permanent })
      if (state === 'changed')
        transaction.patch(id, { set: { to, permanent }, ifRevisionID: revision })
    }
    await transaction.commit({ visibility: 'sync' })
    console.log('Published.')
    return 0
  },
})

function inWords({ row, state, from, to, permanent, problem }: PlannedRow): string {
  const said = problem
    ? `${problem} (${from})`
    : `${from} → ${to}${permanent ? '' : ' (temporary)'}`
  // A cell may be long, or move the cursor of a terminal.
  return `row ${row}  ${state}  ${said.replace(/\p{C}/gu, '·').slice(0, 300)}`
}
