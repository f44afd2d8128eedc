import { execFile } from 'node:child_process'
import { resolve } from 'node:path'

const COMMAND = resolve(import.meta.dirname, '../../../scripts/leads/leads.ts')

type Ending = { status: number | null; out: string; err: string }

/** Runs the inbox as `npm run leads` does, piped, without leads variables of this process. */
export function inbox(
  location: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<Ending> {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(LEADS|TELEGRAM|INIT|npm)_/.test(name),
  )
  const all = { ...Object.fromEntries(own), NO_COLOR: '1', LEADS_DATABASE_URL: location, ...env }
  const command = [COMMAND, ...args]
  return new Promise((settle) => {
    const child = execFile(process.execPath, command, { env: all }, (_, out, err) =>
      settle({ status: child.exitCode, out, err }),
    )
  })
}

/** Its JSON output; throws on any output on stderr. */
export async function inboxJson<Answer>(location: string, args: string[]): Promise<Answer> {
  const { status, out, err } = await inbox(location, args)
  if (status !== 0 || err !== '') throw new Error(`${status}: ${err}`)
  return JSON.parse(out) as Answer
}
