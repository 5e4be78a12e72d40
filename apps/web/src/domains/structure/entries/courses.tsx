import { type Course, courseInput, courseSorts } from '@campanile/contract/structure/structure-catalogue.ts'
import { useFormContext } from 'react-hook-form'
import { Link } from 'react-router'
import type { z } from 'zod/mini'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { CellWithSub } from '#ui/CellWithSub.tsx'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { hidden } from '#ui/hidden.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { ReferenceField } from '../ReferenceField.tsx'
import { ReferenceText } from '../ReferenceText.tsx'
import { classesPath } from '../structureTabs.ts'
import { CodeField } from './CodeField.tsx'
import { EntryScreen } from './EntryScreen.tsx'
import type { EntryKind } from './entryKind.ts'
import { asNumber } from './formValues.ts'
import { m } from './messages.ts'

type Facts = z.output<typeof courseInput>

function Fields() {
  const { register, formState } = useFormContext<Facts>()
  const { errors } = formState
  return (
    <div className="space-y-3">
      <div className="grid grid-cols-2 gap-x-3">
        <CodeField placeholder="CS304" />
        <NumberField label={m.credits()} {...register('credits', asNumber)} error={errors.credits?.message} />
      </div>
      <TextField label={m.title()} autoComplete="off" {...register('title')} error={errors.title?.message} />
      <ReferenceField name="departmentId" of="department" label={m.department()} optional />
    </div>
  )
}

/** The number of its classes, linked to them. */
function ClassCount({ course }: { course: Course }) {
  if (course.classes === 0) return <>0</>
  return (
    <Link to={`${classesPath}?courseId=${course.id}`} className="font-label text-brand-ink underline">
      {m.classesOf({ count: course.classes, course: course.code, hidden })}
    </Link>
  )
}

const kind: EntryKind<Course, Facts, (typeof courseSorts)[number]> = {
  key: 'course',
  listName: 'courses',
  count: (count) => rowCounts.courses({ count }),
  sub: m.whatCoursesAre(),
  shape: { filters: ['state', 'departmentId'], sort: 'code' },
  sorts: courseSorts,
  sortOptions: [
    { value: 'code', label: m.codeAToZ() },
    { value: '-code', label: m.codeZToA() },
    { value: 'title', label: m.titleAToZ() },
  ],
  filters: [{ name: 'departmentId', label: m.department(), of: 'department' }],
  schema: courseInput,
  empty: { code: '', title: '', departmentId: null },
  factsOf: ({ code, title, credits, department }) => ({
    code,
    title,
    credits,
    departmentId: department?.id ?? null,
  }),
  fields: ['code', 'title', 'credits', 'departmentId'],
  labels: { code: m.code(), title: m.title(), credits: m.credits(), departmentId: m.department() },
  text: (facts, field) =>
    field === 'departmentId' ? <ReferenceText of="department" id={facts.departmentId} /> : facts[field],
  Fields,
  nameOf: ({ code }) => code,
  columns: [
    { id: 'code', head: m.code(), sortable: true, cell: ({ code }) => <CellWithSub>{code}</CellWithSub> },
    {
      id: 'title',
      head: m.title(),
      sortable: true,
      className: 'w-[36%] max-w-0',
      cell: ({ title }) => <span className="block truncate">{title}</span>,
    },
    {
      id: 'department',
      head: m.department(),
      className: 'max-lg:hidden',
      cell: ({ department }) => department?.name ?? <span className="text-ink-3">{m.none()}</span>,
    },
    { id: 'credits', head: m.credits(), align: 'right', cell: ({ credits }) => credits },
    { id: 'classes', head: m.classes(), align: 'right', cell: (course) => <ClassCount course={course} /> },
  ],
  essence: ({ title }) => title,
  meta: ({ department, credits }) => joinFacts(department?.name, m.creditsCounted({ credits })),
  archiving: m.archivingCourse(),
}

export const CoursesScreen = () => <EntryScreen kind={kind} />
