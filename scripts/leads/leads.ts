import { userInfo } from 'node:os'
import { isatty } from 'node:tty'
import { loadEnvFiles, readSettings } from '../env.ts'
import { StartError } from '../run/start-error.ts'
import { audit } from './commands/audit.ts'
import { exportSubmissions } from './commands/export.ts'
import { list } from './commands/list.ts'
import { migrate } from './commands/migrate.ts'
import { person } from './commands/person.ts'
import { purge } from './commands/purge.ts'
import { retry } from './commands/retry.ts'
import { show } from './commands/show.ts'
import { explainFailure, type Inbox, type Outcome, openStore } from './open-store.ts'
import { visibleJson, visibleText } from './output.ts'
import { type Command, readArguments } from './read-arguments.ts'
import { USAGE } from './usage.ts'

/** `npm run leads`: the inbox of submissions. */
async function main(): Promise<void> {
  const now = Date.now()
  const command = readArguments(process.argv.slice(2), now)
  if (command.name === 'help') return console.log(USAGE)
  loadEnvFiles()
  const { leadsDatabase: location } = readSettings(process.env)
  try {
    if (command.name === 'migrate') return console.log(await migrate(location))
    const store = await openStore(location)
    try {
      const isTerminal = isatty(0) && isatty(2)
      const outcome = await run(command, { ...store, now, operator: userName(), isTerminal })
      say(outcome, command.shape)
      process.exitCode = outcome.exitCode ?? 0
    } finally {
      await store.database.destroy()
    }
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(explainFailure(error, location))
  }
}

/** Who uses the command: in a container the user of the host, which compose.yaml passes on. */
function userName(): string {
  try {
    return process.env.USER || userInfo().username
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`
  }
}

function run(
  command: Exclude<Command, { name: 'help' | 'migrate' }>,
  inbox: Inbox,
): Promise<Outcome> {
  switch (command.name) {
    case 'list':
      return list(inbox, command.filters)
    case 'show':
      return show(inbox, command.id)
    case 'export':
      return exportSubmissions(inbox, command)
    case 'retry':
      return retry(inbox, command)
    case 'purge':
      return purge(inbox, command)
    case 'person':
      return person(inbox, command)
    case 'audit':
      return audit(inbox, command.filters)
  }
}

function say(outcome: Outcome, shape: Command['shape']): void {
  const isTerminal = process.stdout.isTTY ?? false
  if ('document' in outcome) {
    const { document } = outcome
    process.stdout.write(isTerminal ? visibleText(document) : document)
  } else if (shape === 'table' || (shape === undefined && isTerminal)) outcome.table()
  else console.log(visibleJson(JSON.stringify(outcome.json, null, 2)))
}

// The reader may close the pipe early, as `
// head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

try {
  await main()
} catch (error) {
  console.error(visibleText(error instanceof Error ? error.message : String(error)))
  process.exit(1)
}
