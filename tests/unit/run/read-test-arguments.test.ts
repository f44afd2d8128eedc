import { expect, test } from 'vitest'
import { readTestArguments } from '../../../scripts/checks/read-test-arguments.ts'

const read = (...args: string[]) => readTestArguments(args, ['unit', 'browser', 'browser, editing'])

test('words choose steps, and --help names them', () => {
  expect(read()).toEqual({ changed: false, words: [] })
  expect(read('--changed', 'unit')).toEqual({ changed: true, words: ['unit'] })
  expect(read('--help').help).toContain('The steps are: unit · browser · browser, editing.')
})

test('an unknown step or option is refused in one line', () => {
  expect(() => read('unit', 'brwser')).toThrow(/^No step is named brwser\. The steps are: .*$/)
  expect(() => read('--chnaged')).toThrow(/^Unknown option '--chnaged'\. npm test -- .*$/)
})
