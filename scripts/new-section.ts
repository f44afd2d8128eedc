import {
  finish,
  insertBefore,
  requireUsableName,
  runGenerator,
  schemaTypeNames,
  writeNewFiles,
} from './generate/add-files.ts'
import { camelCase, parseName } from './generate/names.ts'
import { drawingOf, itemTypeOf, sectionFiles } from './generate/section-files.ts'

const DRAWINGS = 'studio/components/section-drawings.ts'
/** Imports of the generated component. */
const IMPORTED = ['band', 'sectionHeading', 'section']

/** `npm run new:section NAME`: writes a new section type, ready to be filled in. */
runGenerator(() => {
  const name = parseName(process.argv[2], 'new:section')
  requireUsableName(camelCase(name), IMPORTED)
  const types = schemaTypeNames()
  const taken = [camelCase(name), itemTypeOf(name)].filter((type) => types.includes(type))
  if (taken.length > 0) throw new Error(`The schema already has a type ${taken.join(' and ')}.`)
  const files = sectionFiles(name)
  writeNewFiles(files)
  insertBefore(DRAWINGS, /^\}\n\n\/\*\* Stands for/m, drawingOf(name))
  const paths = [...Object.keys(files), DRAWINGS]
  finish(paths)
  return paths
})
