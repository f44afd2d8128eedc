import { createServer } from 'node:net'
import type { Settings } from '../env.ts'
import { StartError } from './start-error.ts'

export type PortUse = { port: number; for: string; variable: string }

/** Throws a `StartError` with one line for each port that is taken or set twice. */
export async function requireFreePorts(uses: PortUse[]): Promise<void> {
  const problems: string[] = []
  for (const [index, use] of uses.entries()) {
    const other = uses.slice(0, index).find((earlier) => earlier.port === use.port)
    if (other) problems.push(`${use.variable} and ${other.variable} are both ${use.port}.`)
    else if (!(await isFree(use.port))) {
      problems.push(
        `Port ${use.port} for ${use.for} is taken; stop the process there, or set ${use.variable}.`,
      )
    }
  }
  if (problems.length > 0) throw new StartError(problems.join('\n'))
}

/** Whether a port is free, also on ::1, which browsers try first for localhost. */
export async function isFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'))
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code !== 'EADDRINUSE' && error.code !== 'EACCES'),
    )
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

/** The ports that these settings need; the lake's only if it runs locally. */
export function portsOf({ ports, content }: Settings): PortUse[] {
  const uses = [
    { port: ports.site, for: 'the site', variable: 'SITE_PORT' },
    { port: ports.studio, for: 'the Studio', variable: 'STUDIO_PORT' },
  ]
  if (content.where === 'remote') return uses
  return [...uses, { port: ports.lake, for: 'the lake', variable: 'LAKE_PORT' }]
}
