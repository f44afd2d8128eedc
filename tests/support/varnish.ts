import { requireVarnish } from '../../scripts/checks/require-servers.ts'
import { startVarnish, type Varnish } from '../../scripts/run/start-varnish.ts'

/** The path of Varnish, for `test.skipIf(!varnishProgram)`; installs it where it can, and says loudly if it cannot. */
export const varnishProgram = requireVarnish()

/** Starts Varnish as it is deployed, in front of what listens on this port of loopback. */
export async function startTestVarnish(
  options: Omit<Parameters<typeof startVarnish>[0], 'program'>,
): Promise<Varnish> {
  if (!varnishProgram) throw new Error('There is no Varnish: use test.skipIf(!varnishProgram).')
  return startVarnish({ ...options, program: varnishProgram })
}
