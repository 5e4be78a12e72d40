import type { ComponentType } from 'react'
import { ButtonsPage } from './pages/ButtonsPage.tsx'
import { ConfirmationsPage } from './pages/ConfirmationsPage.tsx'
import { DateFieldPage } from './pages/DateFieldPage.tsx'
import { DateTimeFieldPage } from './pages/DateTimeFieldPage.tsx'
import { EditFormPage } from './pages/EditFormPage.tsx'
import { FieldsPage } from './pages/FieldsPage.tsx'
import { FiguresPage } from './pages/FiguresPage.tsx'
import { FormsPage } from './pages/FormsPage.tsx'
import { IdentityPage } from './pages/IdentityPage.tsx'
import { ImportsPage } from './pages/ImportsPage.tsx'
import { ListCardPage } from './pages/ListCardPage.tsx'
import { ListsPage } from './pages/ListsPage.tsx'
import { MessagesPage } from './pages/MessagesPage.tsx'
import { NumberFieldPage } from './pages/NumberFieldPage.tsx'
import { ReviewsPage } from './pages/ReviewsPage.tsx'
import { TimeFieldPage } from './pages/TimeFieldPage.tsx'

interface GalleryPage {
  name: string
  path: string
  Page: ComponentType
}

export const pages: readonly GalleryPage[] = [
  { name: 'Buttons', path: '/buttons', Page: ButtonsPage },
  { name: 'Fields', path: '/fields', Page: FieldsPage },
  { name: 'Date fields', path: '/date-fields', Page: DateFieldPage },
  { name: 'Time fields', path: '/time-fields', Page: TimeFieldPage },
  { name: 'Date and time fields', path: '/date-time-fields', Page: DateTimeFieldPage },
  { name: 'Number fields', path: '/number-fields', Page: NumberFieldPage },
  { name: 'Messages', path: '/messages', Page: MessagesPage },
  { name: 'Figures', path: '/figures', Page: FiguresPage },
  { name: 'Lists', path: '/lists', Page: ListsPage },
  { name: 'List card', path: '/list-card', Page: ListCardPage },
  { name: 'Confirmations', path: '/confirmations', Page: ConfirmationsPage },
  { name: 'Identity', path: '/identity', Page: IdentityPage },
  { name: 'Forms', path: '/forms', Page: FormsPage },
  { name: 'Reviews', path: '/reviews', Page: ReviewsPage },
  { name: 'Imports', path: '/imports', Page: ImportsPage },
  { name: 'Edit form', path: '/edit-form', Page: EditFormPage },
]
