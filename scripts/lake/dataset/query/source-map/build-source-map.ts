import type { ContentSourceMap } from '@sanity/client'
import { isObject } from '../../json-value.ts'
import type { LakeDocument } from '../../types.ts'
import { RESULT, type SourceValue, sourceField } from './instrument.ts'
import { formatPath, ORIGIN, type Origin, type Step, valueAt } from './origin.ts'

/**
 * The source map of a query result, from its instrumented twin. Undefined when the two differ, since
 * a wrong map sends an editor to the wrong field. For the same reason, a value is only mapped to a
 * field with that exact value.
 */
export function buildSourceMap(
  instrumented: unknown,
  plain: unknown,
): ContentSourceMap | undefined {
  const builder = new SourceMapBuilder()
  return builder.walkField(instrumented as Fields, RESULT, plain, []) ? builder.map : undefined
}

type Fields = Record<string, unknown>

const isHidden = (name: string): boolean => name.startsWith('\u0001')

class SourceMapBuilder {
  readonly map: ContentSourceMap = { documents: [], paths: [], mappings: {} }
  private readonly documents = new Map<string, number>()
  private readonly paths = new Map<string, number>()

  /** Maps one field of an object; false when it differs from the plain result. */
  walkField(owner: Fields, name: string, plain: unknown, path: readonly Step[]): boolean {
    const mark = sourceField(name)
    const source = Object.hasOwn(owner, mark) ? owner[mark] : { from: owner[ORIGIN], steps: [name] }
    return this.walk(owner[name], plain, path, source)
  }

  private walk(value: unknown, plain: unknown, path: readonly Step[], source: unknown): boolean {
    if (Array.isArray(plain)) {
      if (!Array.isArray(value) || value.length !== plain.length) return false
      return value.every((item, index) =>
        this.walk(item, plain[index], [...path, index], elementSource(source, index)),
      )
    }
    if (isObject(plain)) return this.walkObject(value, plain, path)
    if (value !== plain && !(value == null && plain == null)) return false
    if (plain !== null && plain !== undefined) this.add(plain, path, source)
    return true
  }

  private walkObject(value: unknown, plain: Fields, path: readonly Step[]): boolean {
    if (!isObject(value)) return false
    const names = Object.keys(plain)
    if (Object.keys(value).filter((name) => !isHidden(name)).length !== names.length) return false
    return names.every(
      (name) =>
        Object.hasOwn(value, name) && this.walkField(value, name, plain[name], [...path, name]),
    )
  }

  private add(value: unknown, path: readonly Step[], source: unknown): void {
    const origin = resolve(source)
    if (!origin || valueAt(origin) !== value) return
    const { document } = origin
    this.map.mappings[formatPath(path)] = {
      type: 'value',
      source: {
        type: 'documentValue',
        document: this.documentIndex(document),
        path: indexOf(this.paths, this.map.paths, formatPath(origin.path)),
      },
    }
  }

  /** A draft that is visible under its published ID is listed by its stored ID. */
  private documentIndex({ _id, _type, _originalId }: LakeDocument): number {
    const id = typeof _originalId === 'string' ? _originalId : _id
    const known = this.documents.get(id)
    if (known !== undefined) return known
    this.documents.set(id, this.map.documents.length)
    return this.map.documents.push({ _id: id, _type }) - 1
  }
}

function indexOf(known: Map<string, number>, list: string[], item: string): number {
  const index = known.get(item) ?? list.push(item) - 1
  known.set(item, index)
  return index
}

/** An array's source is a list with one source per element, or the path of the array. */
function elementSource(source: unknown, index: number): unknown {
  if (Array.isArray(source)) return source[index]
  if (!isSource(source)) return null
  return { ...source, steps: [...(source.steps as Step[]), index] }
}

function resolve(source: unknown): Origin | undefined {
  if (!isSource(source)) return undefined
  const { document, path } = source.from as Origin
  return { document, path: [...path, ...(source.steps as Step[])] }
}

const isSource = (source: unknown): source is SourceValue =>
  isObject(source) && isObject(source.from) && Array.isArray(source.steps)
