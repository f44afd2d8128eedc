import type { Section } from '@/sections/get-sections'

export function SectionList({ sections }: { sections: Section[] }) {
  return sections.map((section) => (
    <section key={section._key}>
      <h1>{section.title}</h1>
      <p>{section.text}</p>
    </section>
  ))
}
