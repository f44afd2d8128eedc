import { requireVarnish } from '../../scripts/checks/require-servers.ts'
import { startVarnish, type Varnish } from '../../scripts/run/start-varnish.ts'

/** The path of Varnish, for `test.skipIf(!varnishProgram)`; installs it if possible, and warns otherwise. */
export const varnishProgram = requireVarnish()

/** Starts the deployed Varnish in front of this loopback port. */
export async function startTestVarnish(
  options: Omit<Parameters<typeof startVarnish>[0], 'program'>,
): Promise<Varnish> {
  if (!varnishProgram) throw new Error('There is no Varnish: use test.skipIf(!varnishProgram).')
  return startVarnish({ ...options, program: varnishProgram })
}
