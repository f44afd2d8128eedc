import { DEFAULT_WORDS } from '../web/src/sanity/words.gen.ts'
import {
  finish,
  requireUsableName,
  runGenerator,
  schemaTypeNames,
  writeNewFiles,
} from './generate/add-files.ts'
import { camelCase, parseName } from './generate/names.ts'
import { IMPORTED, itemTypeOf, sectionFiles } from './generate/section-files.ts'

/** `npm run new:section NAME`: writes a new section type in two folders, ready to be filled in. */
runGenerator(() => {
  const name = parseName(process.argv[2], 'new:section')
  const type = camelCase(name)
  requireUsableName(type, IMPORTED)
  const types = schemaTypeNames()
  const taken = [type, itemTypeOf(name)].filter((each) => types.includes(each))
  if (taken.length > 0) throw new Error(`The schema already has a type ${taken.join(' and ')}.`)
  if (type in DEFAULT_WORDS) throw new Error(`The document Words already has a place ${type}.`)
  const files = sectionFiles(name)
  writeNewFiles(files)
  const paths = Object.keys(files)
  finish(paths)
  return paths
})
