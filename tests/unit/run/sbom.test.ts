import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { ROOT } from '../../../scripts/run/root.ts'

type Component = { purl: string; hashes?: unknown[]; properties?: { name: string }[] }

// npm refuses a lockfile with a package outside its range, which npm itself can write.
test('the bill of materials names each package with its hash', () => {
  const output = execFileSync('npm', ['run', '--silent', 'sbom'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const { components }: { components: Component[] } = JSON.parse(output)
  // Our own workspaces are not downloaded, so they have no hash.
  const packages = components.filter(({ purl }) => !/chainlantern\/|content-lake@/.test(purl))
  expect(packages.length).toBeGreaterThan(1000)
  // The hash of its parent's archive covers a bundled package.
  const isBundled = ({ properties }: Component) =>
    properties?.some(({ name }) => name === 'cdx:npm:package:bundled')
  expect(packages.filter((each) => !each.hashes?.length && !isBundled(each))).toEqual([])
})
