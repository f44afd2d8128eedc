import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { camelCase, constantCase, pascalCase } from './names.ts'

/** The folders of all sections: what editors can enter, and what visitors see. */
export const SCHEMAS = 'studio/schema/sections'
export const VIEWS = 'web/src/sections'

type Part = {
  folder: string
  ending: string
  /** What its file has to export, by the name of the section. */
  exports: (name: string) => string[]
  isOptional?: true
}

/** The files of a section. */
const PARTS = {
  schema: { folder: SCHEMAS, ending: '.ts', exports: (name) => [camelCase(name)] },
  /** The looks that an editor can choose; none if there is one only. */
  looks: {
    folder: SCHEMAS,
    ending: '.looks.ts',
    exports: (name) => [`${camelCase(name)}Looks`],
    isOptional: true,
  },
  query: {
    folder: VIEWS,
    ending: '.query.ts',
    exports: (name) => [`${constantCase(name)}_FIELDS`],
  },
  view: { folder: VIEWS, ending: '.tsx', exports: (name) => [pascalCase(name)] },
  example: {
    folder: VIEWS,
    ending: '.example.ts',
    exports: (name) => [`${constantCase(name)}_EXAMPLES`],
  },
} satisfies Record<string, Part>

export type PartName = keyof typeof PARTS

/** The path of a part of a section, below the root of the repository. */
export function partPath(part: PartName, name: string): string {
  const { folder, ending } = PARTS[part]
  return `${folder}/${name}/${name}${ending}`
}

export type Section = {
  /** The folder of the section, in kebab-case. */
  name: string
  /** The optional parts that it has. */
  has: ReadonlySet<PartName>
  /** Whether its query comes with a mapper. */
  hasMapper: boolean
  /** What its schema file exports by `defineType`: the section and the objects that only it uses. */
  types: string[]
}

/** All sections below `root`, in the order of their names, with one line for each part that is missing or lacks an export. */
export function readSections(root: string): { sections: Section[]; errors: string[] } {
  const errors: string[] = []
  const sections = foldersOf(root).map((name) => {
    const parts = Object.entries(PARTS) as [PartName, Part][]
    const texts = new Map(parts.map(([part]) => [part, textOf(join(root, partPath(part, name)))]))
    for (const [part, { exports, isOptional }] of parts) {
      const text = texts.get(part)
      const path = partPath(part, name)
      if (text === undefined && !isOptional) errors.push(`${path} is missing.`)
      const lacking = text === undefined ? [] : exports(name).filter((each) => !isIn(text, each))
      errors.push(...lacking.map((each) => `${path} does not export ${each}.`))
    }
    const schema = texts.get('schema') ?? ''
    const types = schema.matchAll(/^export const (\w+) = defineType\(/gm)
    return {
      name,
      has: new Set(parts.map(([part]) => part).filter((part) => texts.get(part) !== undefined)),
      hasMapper: isIn(texts.get('query') ?? '', `to${pascalCase(name)}`),
      types: Array.from(types, ([, type = '']) => type),
    }
  })
  return { sections, errors }
}

/** The names of all folders of sections; a section may lack one of its two. */
function foldersOf(root: string): string[] {
  const names = [VIEWS, SCHEMAS].flatMap((path) =>
    readdirSync(join(root, path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name),
  )
  return [...new Set(names)].sort()
}

const textOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)

/** Whether a module exports a value under this name. */
const isIn = (text: string, name: string) =>
  new RegExp(`^export (const|(async )?function) ${name}\\b`, 'm').test(text)
