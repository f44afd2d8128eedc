import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A real mail server that records messages, or refuses them when told to. */
export async function startMailServer() {
  const mailServer = {
    url: '',
    mails: [] as string[],
    refuses: false,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, _, done) => {
      const mail = await text(stream)
      if (mailServer.refuses) return done(new Error('mailbox of ada@example.org is full'))
      mailServer.mails.push(mail)
      done()
    },
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  mailServer.url = `smtp://127.0.0.1:${port}`
  return mailServer
}
