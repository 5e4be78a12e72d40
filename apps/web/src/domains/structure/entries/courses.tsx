import { type Course, courseInput, courseSorts } from '@campanile/contract/structure/structure-catalogue.ts'
import { useFormContext } from 'react-hook-form'
import { Link } from 'react-router'
import type { z } from 'zod/mini'
import { CellWithSub } from '#ui/CellWithSub.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { ReferenceField } from '../ReferenceField.tsx'
import { ReferenceText } from '../ReferenceText.tsx'
import { classesPath } from '../structureTabs.ts'
import { EntryScreen } from './EntryScreen.tsx'
import type { EntryKind } from './entryKind.ts'
import { asNumber } from './formValues.ts'

type Facts = z.output<typeof courseInput>

function Fields() {
  const { register, formState } = useFormContext<Facts>()
  const { errors } = formState
  return (
    <div className="space-y-3">
      <div className="grid grid-cols-2 gap-x-3">
        <TextField
          label="Code"
          autoComplete="off"
          spellCheck={false}
          placeholder="CS304"
          {...register('code')}
          error={errors.code?.message}
        />
        <NumberField label="Credits" {...register('credits', asNumber)} error={errors.credits?.message} />
      </div>
      <TextField label="Title" autoComplete="off" {...register('title')} error={errors.title?.message} />
      <ReferenceField name="departmentId" of="department" label="Department" optional />
    </div>
  )
}

/** How many classes teach it, and the way to them. */
function ClassCount({ course }: { course: Course }) {
  if (course.classes === 0) return <>0</>
  return (
    <Link to={`${classesPath}?courseId=${course.id}`} className="font-label text-brand-ink underline">
      {course.classes}
      <span className="sr-only"> classes of {course.code}</span>
    </Link>
  )
}

const kind: EntryKind<Course, Facts, (typeof courseSorts)[number]> = {
  key: 'course',
  one: 'course',
  many: 'courses',
  sub: 'Courses that are taught. A class is a course in a term.',
  shape: { filters: ['state', 'departmentId'], sort: 'code' },
  sorts: courseSorts,
  sortOptions: [
    { value: 'code', label: 'Code, A to Z' },
    { value: '-code', label: 'Code, Z to A' },
    { value: 'title', label: 'Title, A to Z' },
  ],
  filters: [{ name: 'departmentId', label: 'Department', of: 'department' }],
  schema: courseInput,
  empty: { code: '', title: '', departmentId: null },
  factsOf: ({ code, title, credits, department }) => ({
    code,
    title,
    credits,
    departmentId: department?.id ?? null,
  }),
  fields: ['code', 'title', 'credits', 'departmentId'],
  labels: { code: 'Code', title: 'Title', credits: 'Credits', departmentId: 'Department' },
  text: (facts, field) =>
    field === 'departmentId' ? <ReferenceText of="department" id={facts.departmentId} /> : facts[field],
  Fields,
  nameOf: ({ code }) => code,
  columns: [
    { id: 'code', head: 'Code', sortable: true, cell: ({ code }) => <CellWithSub>{code}</CellWithSub> },
    {
      id: 'title',
      head: 'Title',
      sortable: true,
      className: 'w-[36%] max-w-0',
      cell: ({ title }) => <span className="block truncate">{title}</span>,
    },
    {
      id: 'department',
      head: 'Department',
      className: 'max-lg:hidden',
      cell: ({ department }) => department?.name ?? <span className="text-ink-3">None</span>,
    },
    { id: 'credits', head: 'Credits', align: 'right', cell: ({ credits }) => credits },
    { id: 'classes', head: 'Classes', align: 'right', cell: (course) => <ClassCount course={course} /> },
  ],
  essence: ({ title }) => title,
  meta: ({ department, credits }) => [department?.name, `${credits} credits`].filter(Boolean).join(', '),
  archiving: 'It can no longer be selected for classes. Its code can’t be reused.',
}

export const CoursesScreen = () => <EntryScreen kind={kind} />
