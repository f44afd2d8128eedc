import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../run/root.ts'

/** Words of JavaScript that cannot be names of constants. */
const JAVASCRIPT_WORDS = `
  await break case catch class const continue debugger default delete do else enum export
  extends false finally for function if import in instanceof interface let new null package
  private protected public return static super switch this throw true try typeof undefined var
  void while with yield eval arguments
`

/** Types of Sanity itself. */
const SANITY_TYPES = `
  array block boolean date datetime document email file geopoint image number object reference
  slug span string text url
`

const RESERVED = new Set(`${JAVASCRIPT_WORDS} ${SANITY_TYPES}`.trim().split(/\s+/))

/** Refuses a name that the generated code cannot use as a constant beside these others. */
export function requireUsableName(name: string, others: readonly string[]) {
  if (RESERVED.has(name) || others.includes(name)) {
    throw new Error(`${JSON.stringify(name)} has another meaning in the code: choose another name.`)
  }
}

/** The names of all types of the Studio's schema. */
export function schemaTypeNames(): string[] {
  const folder = join(ROOT, 'studio/schema')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8')
      return Array.from(text.matchAll(/defineType\(\{\s*name: '(\w+)'/g), ([, type = '']) => type)
    })
}

/** Writes new files; an existing one is an error, and then nothing is written. */
export function writeNewFiles(files: Record<string, string>) {
  const taken = Object.keys(files).filter((path) => existsSync(join(ROOT, path)))
  if (taken.length > 0) throw new Error(`Already taken: ${taken.join(', ')}.`)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true })
    writeFileSync(join(ROOT, path), text)
  }
}

/** Formats what was written and generates the registries and types anew. */
export function finish(paths: string[]) {
  run('node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...paths)
  run('scripts/write-types.ts')
}

function run(program: string, ...args: string[]) {
  const command = [join(ROOT, program), ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: ROOT,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${program} failed:\n${stdout}${stderr}`)
}

/** Runs a command and reports an error as one message, without a stack. */
export function runGenerator(generate: () => string[]) {
  try {
    const paths = generate()
    console.log(
      `Wrote, and generated the types anew:\n${paths.map((path) => `  ${path}`).join('\n')}`,
    )
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
