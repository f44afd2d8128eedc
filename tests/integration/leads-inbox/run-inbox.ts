import { runCommand } from '../run-command.ts'

/** Runs the inbox as `npm run leads` does. */
export const inbox = (location: string, args: string[], env: Record<string, string> = {}) =>
  runCommand('leads/leads.ts', args, { NO_COLOR: '1', LEADS_DATABASE_URL: location, ...env })

/** Its JSON output; throws on any output on stderr. */
export async function inboxJson<Answer>(location: string, args: string[]): Promise<Answer> {
  const { status, out, err } = await inbox(location, args)
  if (status !== 0 || err !== '') throw new Error(`${status}: ${err}`)
  return JSON.parse(out) as Answer
}
