// Made by `npm run generate` from openapi/ and asyncapi/. Not to be edited.
export const StoredImage = {
  fields: {
    path: ['string', 'null'],
  },
} as const;

export const Achievement = {
  fields: {
    id: 'integer',
    name: 'string',
    icon: ['string', 'null'],
    title: ['string', 'null'],
    description: ['string', 'null'],
    progress: [{ number: 'number', minimum: 0, maximum: 100 }, 'null'],
    completed_at: ['string', 'null'],
  },
} as const;

export const ProfileData = {
  fields: {
    name: ['string', 'null'],
    bio: ['string', 'null'],
    current_projects: ['string', 'null'],
    origin_story: ['string', 'null'],
    storytelling_strengths: ['string', 'null'],
    unique_perspective: ['string', 'null'],
    writing_motivation: ['string', 'null'],
    desired_impact: ['string', 'null'],
    growth_areas: { list: 'string' },
    formats: { list: 'string' },
    genres: { list: 'string' },
    themes: { list: 'string' },
  },
} as const;

export const User = {
  fields: {
    id: 'integer',
    name: ['string', 'null'],
    email: 'string',
    avatar: [StoredImage, 'null'],
    achievements: { list: Achievement },
    data: [ProfileData, 'null'],
    onboarded: { shape: 'boolean', fallback: true },
  },
} as const;

export const LoginResponse = {
  fields: {
    data: {
      fields: {
        user: User,
        token: 'string',
      },
    },
  },
} as const;

export const FederateResponse = {
  fields: {
    data: {
      fields: {
        method: { values: ["code","link"] },
        code_length: { number: 'integer', minimum: 4 },
        expires_in: { number: 'integer', minimum: 1 },
      },
      optional: ['code_length'],
    },
  },
} as const;

export const UserResponse = {
  fields: {
    data: User,
  },
} as const;

export const NameUpdateResponse = {
  fields: {
    data: {
      fields: {
        onboarded: { shape: 'boolean', fallback: true },
      },
    },
  },
} as const;

export const AchievementListResponse = {
  fields: {
    data: { list: Achievement },
  },
} as const;

export const AchievementResponse = {
  fields: {
    data: Achievement,
  },
} as const;

export const WeekDay = {
  fields: {
    date: 'string',
    questions_answered: { shape: { number: 'integer', minimum: 0 }, fallback: 0 },
  },
} as const;

export const WeekSummary = {
  fields: {
    starts_on: 'string',
    ends_on: 'string',
    questions_answered: { number: 'integer', minimum: 0 },
    seconds_spoken: { shape: { number: 'integer', minimum: 0 }, fallback: 0 },
    words_typed: { shape: { number: 'integer', minimum: 0 }, fallback: 0 },
    days: { list: WeekDay },
  },
} as const;

export const WeekSummaryResponse = {
  fields: {
    data: WeekSummary,
  },
} as const;

export const SubscriptionStatus = 'string' as const;

export const Subscription = {
  fields: {
    id: 'integer',
    status: SubscriptionStatus,
    product_price_id: 'integer',
    product_name: 'string',
    amount: { number: 'integer', minimum: 0 },
    currency: 'string',
    interval: { values: ["month","year"] },
    renews_at: ['string', 'null'],
    ends_at: ['string', 'null'],
  },
} as const;

export const Trial = {
  fields: {
    used: { number: 'integer', minimum: 0 },
    limit: { number: 'integer', minimum: 0 },
    ended: 'boolean',
  },
} as const;

export const ProductPrice = {
  fields: {
    id: 'integer',
    amount: { number: 'integer', minimum: 0 },
    currency: 'string',
    interval: { values: ["month","year"] },
    checkout_url: ['string', 'null'],
  },
} as const;

export const Product = {
  fields: {
    id: 'integer',
    name: 'string',
    description: ['string', 'null'],
    features: { list: 'string' },
    prices: { list: ProductPrice },
  },
} as const;

export const SubscriptionOverview = {
  fields: {
    subscription: { strict: [Subscription, 'null'] },
    trial: [Trial, 'null'],
    products: { list: Product },
    checkout_url: ['string', 'null'],
  },
} as const;

export const SubscriptionResponse = {
  fields: {
    data: SubscriptionOverview,
  },
} as const;

export const InvoiceStatus = 'string' as const;

export const InvoiceLine = {
  fields: {
    description: 'string',
    quantity: { number: 'integer', minimum: 1 },
    amount: 'integer',
  },
} as const;

export const Invoice = {
  fields: {
    id: 'integer',
    number: 'string',
    issued_at: 'string',
    amount: 'integer',
    currency: 'string',
    status: InvoiceStatus,
    lines: { list: InvoiceLine },
    download_url: ['string', 'null'],
  },
} as const;

export const PaginationMeta = {
  fields: {
    total: { shape: { number: 'integer', minimum: 0 }, fallback: 0 },
    per_page: { shape: { number: 'integer', minimum: 1 }, fallback: 1 },
    current_page: { shape: { number: 'integer', minimum: 1 }, fallback: 1 },
    last_page: { shape: { number: 'integer', minimum: 1 }, fallback: 1 },
  },
} as const;

export const InvoiceListResponse = {
  fields: {
    data: { list: Invoice },
    meta: PaginationMeta,
  },
} as const;

export const InvoiceResponse = {
  fields: {
    data: Invoice,
  },
} as const;

export const StoryGoal = {
  fields: {
    name: 'string',
    done: 'boolean',
  },
} as const;

export const MarketComp = {
  fields: {
    title: 'string',
    image: ['string', 'null'],
  },
} as const;

export const StoryProgress = {
  fields: {
    name: 'string',
    progress: [{ number: 'number', minimum: 0, maximum: 100 }, 'null'],
  },
} as const;

export const ElementAddress = {
  fields: {
    project_slug: 'string',
    type: 'string',
    slug: 'string',
  },
} as const;

export const StoryCharacter = {
  fields: {
    role: ['string', 'null'],
    name: 'string',
    types: { list: 'string' },
    description: ['string', 'null'],
    image: ['string', 'null'],
    element: [ElementAddress, 'null'],
  },
} as const;

export const TargetAudience = {
  fields: {
    title: 'string',
    description: ['string', 'null'],
    prefer: { list: 'string' },
    dislike: { list: 'string' },
  },
} as const;

export const ImpactfulScene = {
  fields: {
    id: 'integer',
    priority: 'integer',
    name: 'string',
    description: ['string', 'null'],
    element: [ElementAddress, 'null'],
  },
} as const;

export const StoryDraft = {
  fields: {
    id: 'integer',
    name: 'string',
    project_slug: ['string', 'null'],
    words: [{ number: 'integer', minimum: 0 }, 'null'],
    updated_at: ['string', 'null'],
  },
} as const;

export const SequenceRef = {
  fields: {
    id: 'integer',
    name: 'string',
    type: ['string', 'null'],
  },
} as const;

export const Story = {
  fields: {
    id: 'integer',
    name: ['string', 'null'],
    image: [StoredImage, 'null'],
    description: ['string', 'null'],
    type: ['string', 'null'],
    genres: { list: 'string' },
    format: ['string', 'null'],
    percent: [{ number: 'number', minimum: 0, maximum: 100 }, 'null'],
    goals: { list: StoryGoal },
    market_comps: { list: MarketComp },
    progress: { list: StoryProgress },
    characters: { list: StoryCharacter },
    target_audience: [TargetAudience, 'null'],
    impactful_scenes: { list: ImpactfulScene },
    drafts: { list: StoryDraft },
    sequences: { list: SequenceRef },
    updated_at: ['string', 'null'],
    session_chat_id: ['integer', 'null'],
    session_chat_ids: { list: 'integer' },
  },
} as const;

export const StoryListResponse = {
  fields: {
    data: { list: Story },
  },
} as const;

export const StoryResponse = {
  fields: {
    data: Story,
  },
} as const;

export const StorySequence = {
  fields: {
    id: 'integer',
    name: 'string',
    story_id: 'integer',
    description: ['string', 'null'],
    type: ['string', 'null'],
    genres: { list: 'string' },
  },
} as const;

export const SequenceResponse = {
  fields: {
    data: StorySequence,
  },
} as const;

export const TrashItem = {
  fields: {
    kind: 'string',
    id: 'integer',
    name: ['string', 'null'],
    image: [StoredImage, 'null'],
    project_slug: ['string', 'null'],
    project_name: ['string', 'null'],
    element_type: ['string', 'null'],
    deleted_at: 'string',
    expires_at: 'string',
  },
} as const;

export const TrashListResponse = {
  fields: {
    data: { list: TrashItem },
    meta: PaginationMeta,
  },
} as const;

export const ProjectImage = {
  fields: {
    medium: ['string', 'null'],
  },
} as const;

export const ElementKind = {
  fields: {
    model_plural: 'string',
    name: 'string',
    plural_name: 'string',
    count: { shape: { number: 'integer', minimum: 0 }, fallback: 0 },
  },
} as const;

export const Project = {
  fields: {
    id: 'integer',
    slug: 'string',
    name: 'string',
    category: ['string', 'null'],
    subtitle: ['string', 'null'],
    image: [ProjectImage, 'null'],
    element_kinds: { list: ElementKind },
    reconciliation_slug: ['string', 'null'],
    updated_at: ['string', 'null'],
  },
} as const;

export const ProjectListResponse = {
  fields: {
    data: { list: Project },
    meta: PaginationMeta,
  },
} as const;

export const ProjectResponse = {
  fields: {
    data: Project,
  },
} as const;

export const ElementImage = ['string', 'null', {
  fields: {
    url: ['string', 'null'],
    thumbnail: ['string', 'null'],
  },
  optional: ['url', 'thumbnail'],
}] as const;

export const ElementRef = {
  fields: {
    id: 'integer',
    slug: 'string',
    name: 'string',
    type: 'string',
    subtitle: ['string', 'null'],
    image: ElementImage,
    project_slug: 'string',
    project_name: 'string',
    developed_at: ['string', 'null'],
    updated_at: ['string', 'null'],
  },
} as const;

export const ElementListResponse = {
  fields: {
    data: { list: ElementRef },
    meta: PaginationMeta,
  },
} as const;

export const ElementFact = {
  fields: {
    name: 'string',
    value: 'string',
  },
} as const;

export const NarrativeElement = {
  fields: {
    id: 'integer',
    slug: 'string',
    name: 'string',
    type: 'string',
    subtitle: ['string', 'null'],
    description: ['string', 'null'],
    image: ElementImage,
    project_slug: 'string',
    project_name: 'string',
    facts: { list: ElementFact },
    related_kinds: { list: ElementKind },
    developed_at: ['string', 'null'],
    updated_at: ['string', 'null'],
  },
} as const;

export const ElementResponse = {
  fields: {
    data: NarrativeElement,
  },
} as const;

export const UploadedImage = {
  fields: {
    id: 'integer',
    url: 'string',
    thumbnail: ['string', 'null'],
    width: [{ number: 'integer', minimum: 1 }, 'null'],
    height: [{ number: 'integer', minimum: 1 }, 'null'],
  },
} as const;

export const UploadedImageResponse = {
  fields: {
    data: UploadedImage,
  },
} as const;

export const OutlineScene = {
  fields: {
    id: 'string',
    title: 'string',
    synopsis: ['string', 'null'],
    status: { values: ["idea","drafted","revised","done"] },
  },
  optional: ['synopsis', 'status'],
} as const;

export const OutlinePart = {
  fields: {
    id: 'string',
    title: 'string',
    scenes: { list: OutlineScene },
  },
} as const;

export const Outline = {
  fields: {
    version: { number: 'integer', minimum: 1 },
    parts: { list: OutlinePart },
    updated_at: ['string', 'null'],
  },
} as const;

export const OutlineResponse = {
  fields: {
    data: Outline,
  },
} as const;

export const MoodboardItem = {
  fields: {
    id: 'integer',
    url: 'string',
    thumbnail: ['string', 'null'],
    width: [{ number: 'integer', minimum: 1 }, 'null'],
    height: [{ number: 'integer', minimum: 1 }, 'null'],
    caption: ['string', 'null'],
    alt: ['string', 'null'],
  },
} as const;

export const Moodboard = {
  fields: {
    items: { list: MoodboardItem },
  },
} as const;

export const MoodboardResponse = {
  fields: {
    data: Moodboard,
  },
} as const;

export const NoteRef = {
  fields: {
    id: 'integer',
    title: ['string', 'null'],
    excerpt: ['string', 'null'],
    updated_at: 'string',
  },
} as const;

export const NoteListResponse = {
  fields: {
    data: { list: NoteRef },
    meta: PaginationMeta,
  },
} as const;

export const RichTextNode = {
  fields: {
    type: 'string',
  },
} as const;

export const RichText = {
  fields: {
    type: { values: ["doc"] },
    content: { list: RichTextNode },
  },
} as const;

export const NoteSection = {
  fields: {
    id: 'integer',
    client_key: 'string',
    version: { number: 'integer', minimum: 1 },
    title: ['string', 'null'],
    content: RichText,
    updated_at: 'string',
  },
  optional: ['client_key'],
} as const;

export const Note = {
  fields: {
    id: 'integer',
    version: { number: 'integer', minimum: 1 },
    title: ['string', 'null'],
    sections: { list: NoteSection },
    updated_at: 'string',
  },
} as const;

export const NoteResponse = {
  fields: {
    data: Note,
  },
} as const;

export const NoteSectionResponse = {
  fields: {
    data: NoteSection,
  },
} as const;

export const ProjectDocument = {
  fields: {
    id: 'integer',
    version: { number: 'integer', minimum: 1 },
    content: RichText,
    words: { number: 'integer', minimum: 0 },
    updated_at: ['string', 'null'],
  },
} as const;

export const DocumentResponse = {
  fields: {
    data: ProjectDocument,
  },
} as const;

export const ReconciliationStatus = 'string' as const;

export const ReconciliationItem = {
  fields: {
    id: 'integer',
    field: 'string',
    was: ['string', 'null'],
    now: ['string', 'null'],
    edited: 'boolean',
    element: [ElementRef, 'null'],
  },
} as const;

export const Reconciliation = {
  fields: {
    slug: 'string',
    status: ReconciliationStatus,
    message: ['string', 'null'],
    project_slug: 'string',
    project_name: 'string',
    items: { list: ReconciliationItem },
  },
} as const;

export const ReconciliationResponse = {
  fields: {
    data: Reconciliation,
  },
} as const;

export const ReconciliationItemResponse = {
  fields: {
    data: ReconciliationItem,
  },
} as const;

export const SummaryRef = {
  fields: {
    id: 'integer',
    title: 'string',
    excerpt: ['string', 'null'],
    updated_at: 'string',
  },
} as const;

export const SummaryListResponse = {
  fields: {
    data: { list: SummaryRef },
    meta: PaginationMeta,
  },
} as const;

export const Summary = {
  fields: {
    id: 'integer',
    title: 'string',
    content: 'string',
    story_id: ['integer', 'null'],
    session_chat_id: ['integer', 'null'],
    updated_at: 'string',
  },
} as const;

export const SummaryResponse = {
  fields: {
    data: Summary,
  },
} as const;

export const SummaryUpdateReceipt = {
  fields: {
    chat_message_id: 'integer',
  },
} as const;

export const Question = {
  fields: {
    type: ['string', 'null'],
    content: 'string',
    title: ['string', 'null'],
    audio: ['string', 'null'],
  },
} as const;

export const ChatMessageStatus = 'string' as const;

export const ChatMessage = {
  fields: {
    id: 'integer',
    question: [Question, 'null'],
    answer: ['string', 'null'],
    status: ChatMessageStatus,
    audio_processed: 'boolean',
    error: ['string', 'null'],
  },
} as const;

export const ConversationAction = {
  fields: {
    url: 'string',
  },
} as const;

export const ConversationActions = {
  fields: {
    answer: ConversationAction,
    skip: ConversationAction,
    retry: ConversationAction,
    finish: ConversationAction,
    transcription: ConversationAction,
  },
  optional: ['answer', 'skip', 'retry', 'finish', 'transcription'],
} as const;

export const Identifier = ['number', {
  fields: {
    id: 'number',
  },
}, {
  fields: {
    value: 'number',
  },
}] as const;

export const ExtractedFact = {
  fields: {
    name: 'string',
    value: 'string',
  },
} as const;

export const ConversationData = {
  fields: {
    extracted: { list: ExtractedFact },
  },
} as const;

export const InsightType = 'string' as const;

export const InsightBlock = {
  fields: {
    type: 'string',
    content: ['string', { list: 'string' }],
  },
} as const;

export const InsightContent = ['string', 'null', { list: ['string', InsightBlock] }] as const;

export const InsightAction = {
  fields: {
    method: 'string',
    path: 'string',
  },
} as const;

export const InsightActions = {
  fields: {
    save: InsightAction,
    unsave: InsightAction,
  },
  optional: ['save', 'unsave'],
} as const;

export const Insight = {
  fields: {
    id: 'integer',
    type: InsightType,
    title: ['string', 'null'],
    subtitle_1: ['string', 'null'],
    subtitle_2: ['string', 'null'],
    content: InsightContent,
    caption: ['string', 'null'],
    category_name: ['string', 'null'],
    extraAttributes: { map: ['string', 'number', 'boolean', 'null'] },
    saved_at: ['string', 'null'],
    updated_at: 'string',
    actions: InsightActions,
  },
} as const;

export const DevelopmentInsights = {
  fields: {
    projectSlug: ['string', 'null'],
    narrativeElementSlug: ['string', 'null'],
    title: ['string', 'null'],
    caption: ['string', 'null'],
    insights: { list: Insight },
  },
} as const;

export const ConversationProject = {
  fields: {
    id: 'integer',
    slug: 'string',
    project_slug: 'string',
    name: 'string',
    subtitle: ['string', 'null'],
    image: [ProjectImage, 'null'],
  },
} as const;

export const ConversationElement = {
  fields: {
    id: 'integer',
    slug: 'string',
    name: 'string',
    type: 'string',
    image: ElementImage,
  },
} as const;

export const ConversationAchievement = {
  fields: {
    title: 'string',
  },
} as const;

export const Conversation = {
  fields: {
    chat_message: { strict: [ChatMessage, 'null'] },
    actions: ConversationActions,
    path: { list: 'string' },
    progress: [{ number: 'number', minimum: 0, maximum: 100 }, 'null'],
    identifier: Identifier,
    session_chat_id: 'integer',
    data: ConversationData,
    development_insights: [DevelopmentInsights, 'null'],
    project: [ConversationProject, 'null'],
    element: [ConversationElement, 'null'],
    narrative_element: [ConversationElement, 'null'],
    achievement: [ConversationAchievement, 'null'],
  },
} as const;

export const ConversationEndpoint = 'string' as const;

export const SessionChatRef = {
  fields: {
    session_chat_id: 'integer',
    endpoint: ConversationEndpoint,
    identifier: Identifier,
    title: ['string', 'null'],
    subtitle: ['string', 'null'],
    image: ['string', 'null'],
    question: ['string', 'null'],
    question_number: { number: 'integer', minimum: 1 },
    project_slug: ['string', 'null'],
    element_slug: ['string', 'null'],
    updated_at: 'string',
  },
} as const;

export const SessionChatLatestResponse = {
  fields: {
    data: [SessionChatRef, 'null'],
  },
} as const;

export const ChatMessageLatest = {
  fields: {
    chat_message: { strict: [ChatMessage, 'null'] },
    actions: ConversationActions,
    path: { list: 'string' },
    progress: [{ number: 'number', minimum: 0, maximum: 100 }, 'null'],
    data: ConversationData,
    development_insights: [DevelopmentInsights, 'null'],
  },
  optional: ['actions', 'path', 'progress', 'data', 'development_insights'],
} as const;

export const Turn = {
  fields: {
    chat_message_id: 'integer',
    question: 'string',
    answer: ['string', 'null'],
    transcription: ['string', 'null'],
    transcription_source: [{ values: ["audio","script"] }, 'null'],
    audio: ['string', 'null'],
    duration_ms: [{ number: 'integer', minimum: 0 }, 'null'],
    skipped: 'boolean',
    actions: ConversationActions,
    created_at: 'string',
  },
} as const;

export const TurnListResponse = {
  fields: {
    data: { list: Turn },
    meta: PaginationMeta,
  },
} as const;

export const ChatMessageReceipt = {
  fields: {
    chat_message_id: 'integer',
    status: ChatMessageStatus,
  },
} as const;

export const ConversationOutcome = {
  fields: {
    story_id: ['integer', 'null'],
    summary_id: ['integer', 'null'],
    reconciliation_slug: ['string', 'null'],
  },
  optional: ['story_id', 'summary_id', 'reconciliation_slug'],
} as const;

export const ConversationFinished = {
  fields: {
    identifier: Identifier,
    endpoint: ConversationEndpoint,
    element: ['string', 'null'],
    title: ['string', 'null'],
    message: ['string', 'null'],
    data: ConversationOutcome,
  },
  optional: ['element', 'title', 'message', 'data'],
} as const;

export const SessionChatHeading = {
  fields: {
    session_chat_id: 'integer',
    endpoint: ConversationEndpoint,
    identifier: Identifier,
    title: ['string', 'null'],
    subtitle: ['string', 'null'],
    project_slug: ['string', 'null'],
    element_slug: ['string', 'null'],
    element_type: ['string', 'null'],
    finished: 'boolean',
  },
} as const;

export const TextRange = {
  fields: {
    start: { number: 'integer', minimum: 0 },
    length: { number: 'integer', minimum: 1 },
  },
} as const;

export const AnswerMatch = {
  fields: {
    session_chat: SessionChatHeading,
    chat_message_id: 'integer',
    question: 'string',
    excerpt: 'string',
    highlights: { list: TextRange },
    transcription_source: [{ values: ["audio","script"] }, 'null'],
    created_at: 'string',
  },
} as const;

export const AnswerSearchResponse = {
  fields: {
    data: { list: AnswerMatch },
    meta: PaginationMeta,
  },
} as const;

export const SessionChatResponse = {
  fields: {
    data: SessionChatHeading,
  },
} as const;

export const InsightGroup = {
  fields: {
    title: ['string', 'null'],
    caption: ['string', 'null'],
    insights: { list: Insight },
  },
} as const;

export const InsightListResponse = {
  fields: {
    data: [InsightGroup, { list: Insight }],
    meta: PaginationMeta,
  },
  optional: ['meta'],
} as const;

export const InsightPageResponse = {
  fields: {
    data: { list: Insight },
    meta: PaginationMeta,
  },
} as const;

export const InsightResponse = {
  fields: {
    data: Insight,
  },
} as const;

export const BroadcastingAuthResponse = {
  fields: {
    auth: 'string',
    channel_data: 'string',
  },
  optional: ['channel_data'],
} as const;

/** The shape of an operation's response. None if it's empty or a file. */
export const responseShapes = {
  authLogin: LoginResponse,
  authFederate: FederateResponse,
  authUserRead: UserResponse,
  userNameUpdate: NameUpdateResponse,
  userProfileUpdate: UserResponse,
  userAvatarUpload: UserResponse,
  userAvatarDelete: UserResponse,
  userAchievementList: AchievementListResponse,
  userAchievementRead: AchievementResponse,
  weekSummaryRead: WeekSummaryResponse,
  subscriptionRead: SubscriptionResponse,
  subscriptionUpdate: SubscriptionResponse,
  subscriptionCancel: SubscriptionResponse,
  invoiceList: InvoiceListResponse,
  invoiceRead: InvoiceResponse,
  storyList: StoryListResponse,
  storyRead: StoryResponse,
  storyUpdate: StoryResponse,
  storySequenceRead: SequenceResponse,
  storyRestore: StoryResponse,
  storyCoverUpload: StoryResponse,
  storyCoverDelete: StoryResponse,
  storyCoverRestore: StoryResponse,
  trashList: TrashListResponse,
  projectList: ProjectListResponse,
  projectCreate: ProjectResponse,
  projectRead: ProjectResponse,
  projectUpdate: ProjectResponse,
  elementList: ElementListResponse,
  elementCreate: ElementResponse,
  elementRead: ElementResponse,
  elementUpdate: ElementResponse,
  elementRestore: ElementResponse,
  relatedElementList: ElementListResponse,
  elementImageUpload: UploadedImageResponse,
  outlineRead: OutlineResponse,
  outlineReplace: OutlineResponse,
  moodboardRead: MoodboardResponse,
  moodboardReplace: MoodboardResponse,
  moodboardItemRestore: MoodboardResponse,
  noteList: NoteListResponse,
  noteCreate: NoteResponse,
  noteRead: NoteResponse,
  noteUpdate: NoteResponse,
  noteRestore: NoteResponse,
  noteSectionCreate: NoteSectionResponse,
  noteSectionUpdate: NoteSectionResponse,
  documentRead: DocumentResponse,
  documentReplace: DocumentResponse,
  reconciliationRead: ReconciliationResponse,
  reconciliationItemUpdate: ReconciliationItemResponse,
  reconciliationProcess: ReconciliationResponse,
  summaryList: SummaryListResponse,
  summaryRead: SummaryResponse,
  summaryUpdateProcess: SummaryUpdateReceipt,
  storyConversationResume: Conversation,
  storyConversationStart: Conversation,
  storyDevelopmentResume: Conversation,
  storyDevelopmentStart: Conversation,
  writerConversationResume: Conversation,
  writerConversationStart: Conversation,
  achievementConversationResume: Conversation,
  achievementConversationStart: Conversation,
  summaryConversationResume: Conversation,
  summaryConversationStart: Conversation,
  projectConversationResume: Conversation,
  projectConversationStart: Conversation,
  elementConversationResume: Conversation,
  elementConversationStart: Conversation,
  sessionChatLatestRead: SessionChatLatestResponse,
  chatMessageLatestRead: ChatMessageLatest,
  turnList: TurnListResponse,
  chatMessageAnswer: ChatMessageReceipt,
  chatMessageSkip: ChatMessageReceipt,
  chatMessageRetry: ChatMessageReceipt,
  sessionChatFinish: ConversationFinished,
  answerSearch: AnswerSearchResponse,
  sessionChatRead: SessionChatResponse,
  chatMessageTranscriptionUpdate: ChatMessageReceipt,
  projectInsightList: InsightListResponse,
  projectInsightHistoryList: InsightPageResponse,
  projectInsightSavedList: InsightPageResponse,
  elementInsightList: InsightListResponse,
  elementInsightHistoryList: InsightPageResponse,
  elementInsightSavedList: InsightPageResponse,
  elementInsightSearch: InsightPageResponse,
  userInsightList: InsightListResponse,
  userInsightHistoryList: InsightPageResponse,
  userInsightSavedList: InsightPageResponse,
  insightSave: InsightResponse,
  insightUnsave: InsightResponse,
  broadcastingAuth: BroadcastingAuthResponse,
} as const;

/** Operations that may also answer 204. */
export const mayBeEmpty: ReadonlySet<string> = new Set([
  'storyConversationResume',
  'storyDevelopmentResume',
  'writerConversationResume',
  'achievementConversationResume',
  'summaryConversationResume',
  'projectConversationResume',
  'elementConversationResume',
]);
