import { useEffect, useMemo, useRef } from 'react'
import {
  type ArrayInputFunctionsProps,
  ArrayOfObjectsFunctions,
  type ArrayOfObjectsInputProps,
  type ArraySchemaType,
  type ObjectItem,
  set,
  useResolveInitialValueForType,
} from 'sanity'
import { menuTitle } from './section-menu'

/** The button “Add section”, whose menu also finds a section by its other names. */
function AddSection(props: ArrayInputFunctionsProps<ObjectItem, ArraySchemaType>) {
  const { schemaType } = props
  const titled = useMemo(() => {
    const of = schemaType.of.map((type) => ({ ...type, title: menuTitle(type) }))
    return { ...schemaType, of }
  }, [schemaType])
  return <ArrayOfObjectsFunctions {...props} schemaType={titled} />
}

/** Whether a section has only its type. */
const isBare = (section: ObjectItem) =>
  Object.keys(section).every((name) => name === '_type' || name === '_key')

/** Adds the starter content to sections that were added on the page, where Sanity's tools insert them empty. */
function useStarterContent({ value, schemaType, readOnly, onChange }: ArrayOfObjectsInputProps) {
  const resolve = useResolveInitialValueForType()
  const filled = useRef(new Set<string>())
  useEffect(() => {
    for (const section of readOnly ? [] : (value ?? [])) {
      const { _key, _type } = section as ObjectItem & { _type: string }
      const type = schemaType.of.find(({ name }) => name === _type)
      if (!type || !isBare(section) || filled.current.has(_key)) continue
      filled.current.add(_key)
      void resolve(type, {}).then((content) =>
        onChange(set({ ...content, _type, _key }, [{ _key }])),
      )
    }
  }, [value, schemaType, readOnly, onChange, resolve])
}

export function SectionsInput(props: ArrayOfObjectsInputProps) {
  useStarterContent(props)
  return props.renderDefault({ ...props, arrayFunctions: AddSection })
}
