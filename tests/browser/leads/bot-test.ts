import { type BotDouble, startBotDouble } from '../../support/bot-double.ts'
import { test as base } from '../../support/site-test.ts'
import { testPorts } from '../../support/test-urls.ts'

type Chat = {
  /** A word that only this test writes into its forms. */
  mark: string
  /** What arrived with that word in it, whatever else the site had left to deliver. */
  messages: () => string[]
  /** The documents with that word in their name. */
  documents: () => BotDouble['documents']
  refusals: string[]
}

/** A test with the bot service that the site delivers to. */
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
    await use({ mark, messages, documents, refusals: service.refusals })
  },
})
