import { expect, it } from 'vitest'
import { type Report, scores, survivors, testScores } from '../../../scripts/mutate/score.ts'

const at = (line: number, from: number, to: number) => ({
  start: { line, column: from },
  end: { line, column: to },
})
const mutant = (status: string, killedBy: string[] = [], location = at(1, 1, 2)) => ({
  mutatorName: 'EqualityOperator',
  replacement: 'a <= b',
  status,
  location,
  killedBy,
})

const report: Report = {
  files: {
    'web/src/lib/a.ts': {
      source: 'export const less = (a, b) =>\n  a < b\n',
      mutants: [
        mutant('Killed', ['1']),
        mutant('Killed', ['1', '2', '3']),
        mutant('Timeout'),
        mutant('Survived', [], at(2, 3, 8)),
      ],
    },
    'web/src/lib/sub/b.ts': {
      source: 'b\n',
      mutants: [mutant('NoCoverage'), mutant('Ignored'), mutant('RuntimeError')],
    },
  },
  testFiles: {
    'tests/unit/a.test.ts': { tests: [{ id: '1' }, { id: '2' }] },
    'tests/unit/b.test.ts': { tests: [{ id: '3' }] },
    'tests/unit/c.test.ts': { tests: [{ id: '4' }] },
  },
}

it('counts what never ends or no longer loads as killed, and leaves out what was not tried', () => {
  expect(scores(report)).toEqual([
    { name: 'web/src/lib/', mutants: 4, killed: 3, uncovered: 0 },
    { name: 'web/src/lib/a.ts', mutants: 4, killed: 3, uncovered: 0 },
    { name: 'web/src/lib/sub/', mutants: 2, killed: 1, uncovered: 1 },
    { name: 'web/src/lib/sub/b.ts', mutants: 2, killed: 1, uncovered: 1 },
    { name: 'All', mutants: 6, killed: 4, uncovered: 1 },
  ])
})

it('names the place and the change of what was not killed', () => {
  expect(survivors(report)).toMatchObject([
    { place: 'web/src/lib/a.ts:2', change: 'a < b → a <= b', covered: true },
    { place: 'web/src/lib/sub/b.ts:1', covered: false },
  ])
})

it('counts a mutant as killed alone only if all its killers are in one file', () => {
  const times = new Map([['tests/unit/a.test.ts', 120]])
  expect(testScores(report, times)).toEqual([
    { file: 'tests/unit/c.test.ts', alone: 0, kills: 0, ms: 0 },
    { file: 'tests/unit/b.test.ts', alone: 0, kills: 1, ms: 0 },
    { file: 'tests/unit/a.test.ts', alone: 1, kills: 2, ms: 120 },
  ])
})
