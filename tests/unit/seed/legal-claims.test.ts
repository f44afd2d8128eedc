import { expect, test } from 'vitest'
import { legalClaims } from '../../../scripts/seed/documents/legal-claims.ts'
import { seedDocuments } from '../../../scripts/seed/seed-documents.ts'

const pages = new Map(
  seedDocuments.flatMap((document) =>
    'path' in document ? [[document.path?.current ?? '', document] as const] : [],
  ),
)
const claims = [...legalClaims.values()].flat()

/** Hosts of legislatures, courts, governments and authorities. */
const OFFICIAL =
  /(^|\.)(ecfr\.gov|uscourts\.gov|govinfo\.gov|treasury\.gov|congress\.gov|house\.gov|ca\.gov|ny\.gov|europa\.eu|gov\.uk|fatf-gafi\.org|justice\.gc\.ca|gov\.sg|elitigation\.sg|gov\.hk|gov\.au|gov\.br)$/

test.each([...legalClaims.keys()])('%s has its legal claims', (path) => {
  expect(pages.get(path)).toHaveProperty('legalClaims', legalClaims.get(path))
})

test.each([...pages.keys()].filter((path) => path.startsWith('/legal/')))(
  '%s has sources',
  (path) => {
    expect(legalClaims.get(path)?.length).toBeGreaterThan(1)
  },
)

test('every source is an official one', () => {
  const hosts = claims.map(({ url }) => new URL(url ?? '').host)
  expect(hosts.filter((host) => !OFFICIAL.test(host))).toEqual([])
})
