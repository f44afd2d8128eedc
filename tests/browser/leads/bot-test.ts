import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type BotDouble, startBotDouble } from '../../support/bot-double.ts'
import { test as base } from '../../support/site-test.ts'
import { testPorts } from '../../support/test-urls.ts'

type Chat = {
  /** A word that only this test types into its forms. */
  mark: string
  /** Received messages with that word; ignores other deliveries. */
  messages: () => string[]
  /** Received documents with that word in their name. */
  documents: () => BotDouble['documents']
  /** Delivery states of the stored requests with that word. */
  stored: () => string[]
  /** What is counted of them: the campaign and the landing page. */
  origins: () => object[]
  refusals: string[]
}

/** A test with the site's bot service. */
export const test = base.extend<{ bot: Chat }, { service: BotDouble }>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
    async ({}, use) => {
      const service = await startBotDouble(testPorts().bot)
      await use(service)
      await service.stop()
    },
    { scope: 'worker' },
  ],
  bot: async ({ service }, use) => {
    const mark = `m${crypto.randomUUID().slice(0, 8)}`
    const messages = () =>
      service.messages.map(({ text }) => text).filter((text) => text.includes(mark))
    const documents = () => service.documents.filter(({ name }) => name.includes(mark))
    const stored = () => rowsOf(mark).map(({ state }) => String(state))
    const origins = () =>
      rowsOf(mark).map(({ campaign, landing_path }) => ({ campaign, landing_path }))
    await use({ mark, messages, documents, stored, origins, refusals: service.refusals })
  },
})

function rowsOf(mark: string) {
  const path = join(process.env.STACK_DIR ?? '', 'leads.db')
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    const query = database.prepare(
      'select * from outbox_entry join submission on id = submission_id where instr(text, ?)',
    )
    return query.all(mark)
  } finally {
    database.close()
  }
}
