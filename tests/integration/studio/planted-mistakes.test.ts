import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestLake } from '../../support/lake.ts'
import { seedDocuments, writeSeed } from '../../support/seed.ts'
import { SEED_DAY, studioMarkers } from '../../support/studio-markers.ts'
import { mistakesInDocuments } from '../mistakes/in-documents.ts'
import { mistakesInLinks } from '../mistakes/in-links.ts'
import { mistakesInMenus } from '../mistakes/in-menus.ts'
import { mistakesInSections } from '../mistakes/in-sections.ts'
import { mistakesInTexts } from '../mistakes/in-texts.ts'
import { planted, printedPath } from '../mistakes/plant.ts'

const mistakes = [
  ...[...mistakesInTexts, ...mistakesInSections, ...mistakesInLinks],
  ...[...mistakesInMenus, ...mistakesInDocuments],
]
const said = new Map<string, string[]>()

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: SEED_DAY })
  // A lake of its own, with the seed: integration has no stack for all.
  const lake = await startTestLake()
  await writeSeed(lake.client)
  const documents = mistakes.map(({ id, changes }) => {
    const stored = seedDocuments.find(({ _id }) => _id === id)
    if (!stored) throw new Error(`The seed has no document ${id}.`)
    return planted(stored, changes)
  })
  const markers = await studioMarkers(lake.client, documents)
  mistakes.forEach(({ name }, index) => {
    const document = documents[index] ?? {}
    const lines = (markers[index] ?? []).map(
      ({ level, path, message }) => `${level} ${printedPath(path, document)}: ${message}`,
    )
    said.set(name, lines)
  })
  await lake.close()
})

afterAll(() => {
  vi.useRealTimers()
})

test.each(mistakes)('$level: $name', ({ name, level, at, message }) => {
  const lines = said.get(name) ?? []
  const expected = lines.filter(
    (line) => line.startsWith(`${level} ${at}: `) && line.includes(message),
  )
  expect(expected, lines.join('\n')).not.toEqual([])
})
