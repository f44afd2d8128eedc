'use client'

import { useEffect, useRef } from 'react'
import { formOriginOf } from '../forms/form-page'

type PresetFieldsProps = { names: readonly (readonly [field: string, preset: string])[] }

/** Fills in, on the page of a form, what the button that led there presets. */
export function PresetFields({ names }: PresetFieldsProps) {
  const place = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const { presets } = formOriginOf(new URL(location.href))
    for (const [field, preset] of names) {
      const value = presets[preset]
      const controls = place.current?.form?.querySelectorAll(`[name="${field}"]`) ?? []
      if (value) for (const control of controls) fillIn(control, value)
    }
  }, [names])
  return <input ref={place} type="hidden" />
}

/** What was typed before scripts ran stays. */
function fillIn(control: Element, value: string): void {
  if (control instanceof HTMLSelectElement) {
    const [option] = [...control.options].filter((each) => each.value === value)
    if (option && control.value === '') control.value = value
  } else if (control instanceof HTMLInputElement && control.type === 'checkbox')
    control.checked ||= control.value === value
  else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    if (control.value === control.defaultValue) control.value = value
  }
}
