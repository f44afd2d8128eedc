import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { camelCase } from '../generate/names.ts'
import { ROOT } from '../run/root.ts'
import { seedDocuments } from '../seed/seed-documents.ts'
import { type ModuleUsers, reachedFrom } from './module-users.ts'
import { STEPS, type Step } from './steps.ts'

/** The steps that `npm test -- --changed` runs, and in words what it leaves out. */
type Selection = { steps: Step[]; leftOut: string[] }

/** Files that affect every step. */
const EVERYTHING =
  /^((\w+\/)*(package|tsconfig)\.json|package-lock\.json|\.npmrc|tests\/(vitest|playwright)\.config\.ts|scripts\/setup\.mjs)$/
const PACKAGES_ONLY = new Set(['dependency audit', 'licenses'])
const EVERY_ROUTE = 'tests/browser/every-route'

/** Tests that use this code through the built site or Studio, without importing it. */
const MET_IN_THE_BUILD: [code: RegExp, tests: string[]][] = [
  [/^web\/src\/account\//, ['tests/browser/account']],
  [/^web\/src\/(app\/api|cache|sanity)\//, ['tests/contract', 'tests/integration/web']],
  [/^web\/src\/consent\//, ['tests/browser/consent']],
  [/^web\/src\/leads\//, ['tests/contract/leads', 'tests/browser/leads']],
  [/^web\/src\/leads\/server\//, ['tests/integration/web/leads']],
  [/^web\/src\/styles\//, ['tests/unit/web']],
  [/^web\/src\/search\//, ['tests/browser/site/search.spec.ts', 'tests/contract/site']],
  [/^web\/src\/sections\/[\w-]+\//, [EVERY_ROUTE]],
  [
    /^web\/src\/((app\/(?!api)|documents|fonts|illustrations|lib|objects|site|styles|ui)\/|sections\/[\w.-]+$)/,
    ['tests/contract/site', 'tests/browser/site', EVERY_ROUTE],
  ],
  [
    /^web\/([\w.-]+$|src\/[\w.-]+$|src\/next-workarounds\/)/,
    ['tests/contract', 'tests/integration/web', 'tests/browser/site', EVERY_ROUTE],
  ],
  [/^studio\//, ['tests/contract/studio', 'tests/browser/studio']],
  [/^scripts\/seed\//, ['tests/contract', EVERY_ROUTE]],
  [/^scripts\/(run\/|\w+\.ts$)/, ['tests/integration/run']],
  [/^scripts\/generate\//, ['tests/integration/run/generators.test.ts']],
  [/^scripts\/deploy\//, ['tests/contract/deploy']],
]
/** Tests of files that are not modules, such as Markdown. */
const OF_FILES = 'tests/unit/run'
const TEST = /^tests\/(unit|contract|integration|browser)\/.*\.(test|spec)\.tsx?$/
/** Tests about the seed itself; other tests need any seed. */
const ABOUT_SEED = /^tests\/(unit|contract|integration\/seed)\/.*\.test\.tsx?$/
const isSeed = (path: string) => path.startsWith('scripts/seed/documents/')
const MOST_ROUTES = 4

const MODULE = /\.(tsx?|mjs|css|json)$/
/** Configuration of a check, which affects all files. */
const RULES = /^(\.?[\w-]+\.(jsonc?|mjs)|scripts\/checks\/words\.txt)$/

/** The steps for changed files (relative to the root), limited to what these files can break. */
export function changedSteps(changed: string[], users: ModuleUsers): Selection {
  if (changed.some((path) => EVERYTHING.test(path))) return { steps: STEPS, leftOut: [] }
  const tests = testsOf(changed, users)
  const selection: Selection = { steps: [], leftOut: [] }
  for (const step of STEPS) {
    const limited = limit(step, changed, tests, routesOf(changed))
    if (!limited) selection.leftOut.push(step.name)
    else selection.steps.push(limited)
    if (limited?.only) selection.leftOut.push(`${step.name}: all but ${limited.only}`)
  }
  return selection
}

function testsOf(changed: string[], users: ModuleUsers): string[] {
  const [seed, others] = [changed.filter(isSeed), changed.filter((path) => !isSeed(path))]
  const found = new Set([
    ...[...reachedFrom(others, users)].filter((path) => TEST.test(path)),
    ...[...reachedFrom(seed, users)].filter((path) => ABOUT_SEED.test(path)),
  ])
  for (const path of changed) {
    for (const [code, tests] of MET_IN_THE_BUILD) {
      if (code.test(path)) for (const test of tests) found.add(test)
    }
    if (!/\.(tsx?|css)$/.test(path)) found.add(OF_FILES)
  }
  return [...found].toSorted()
}

type Limited = Step & { only?: string }

function limit(
  step: Step,
  changed: string[],
  tests: string[],
  routes: string[],
): Limited | undefined {
  if (PACKAGES_ONLY.has(step.name)) return undefined
  if (step.ofFiles) {
    if (changed.some((path) => RULES.test(path))) return step
    const files = changed.filter((path) => step.ofFiles?.test(path) && existsSync(join(ROOT, path)))
    return files.length > 0 ? { ...step, args: [...step.args, ...files] } : undefined
  }
  if (step.stage === 'checks') return changed.some((path) => MODULE.test(path)) ? step : undefined
  if (step.stage === 'build') return tests.some(needsBuild) ? step : undefined
  const own = tests.filter((path) => isOf(step, path))
  if (own.length === 0) return undefined
  const limited = { ...step, args: [...step.args, ...own.map(inTests)] }
  if (!own.includes(EVERY_ROUTE) || routes.length === 0) {
    return { ...limited, only: own.length === 1 ? own[0] : `${own.length} files or folders` }
  }
  const others = own.length > 1 ? ` and ${own.length - 1} files` : ''
  const only = `every-route at ${routes.join(', ')}${others}`
  return { ...limited, env: { ROUTES: routes.join() }, only }
}

const inTests = (path: string) => path.replace(/^tests\//, '')
const needsBuild = (test: string) => /^tests\/(contract|integration\/web|browser)/.test(test)

function isOf({ name, stage }: Step, test: string): boolean {
  if (stage === 'browser') return /^tests\/browser(?!\/studio)/.test(test)
  const isAlone = /browser\/studio\/(typing|unusual-texts)\.spec/.test(test)
  if (stage === 'editing') return test.startsWith('tests/browser/studio') && !isAlone
  if (stage === 'editing-alone') return test === 'tests/browser/studio' || isAlone
  if (name === 'integration-web') return test.startsWith('tests/integration/web')
  if (name === 'integration') return /^tests\/integration(?!\/web)/.test(test)
  return test.startsWith(`tests/${name}`)
}

/**
 * Sample pages with the changed sections, if nothing else of the site changed; otherwise empty, which means all pages.
 */
function routesOf(changed: string[]): string[] {
  const ofPages = changed.filter((path) =>
    MET_IN_THE_BUILD.some(([code, tests]) => tests.includes(EVERY_ROUTE) && code.test(path)),
  )
  const types = ofPages.map((path) => /^web\/src\/sections\/([\w-]+)\//.exec(path)?.[1])
  if (types.includes(undefined)) return []
  const routes = types.flatMap((type) => pagesWith(camelCase(type ?? '')).slice(0, MOST_ROUTES))
  return [...new Set(routes)]
}

function pagesWith(sectionType: string): string[] {
  return seedDocuments.flatMap((document) => {
    const shows = JSON.stringify(document).includes(`"_type":"${sectionType}"`)
    return shows && 'path' in document && document.path?.current ? document.path.current : []
  })
}
