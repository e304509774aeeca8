import { languageTag } from "../../vocabulary/elements/language-tags.ts";

/** The words of a theme, which readers see on every page. */
export interface ThemeWords {
  previous: string;
  next: string;
  onThisPage: string;
  toTop: string;
  menu: string;
  appearance: string;
  language: string;
  skip: string;
  search: string;
  noResults: string;
  updated: string;
  related: string;
}

/**
 * For each language of docs.json but English, which is every theme's own: previous page, next page, on this page, return to
 * top, menu, appearance, change language, skip to content, search, no results, last updated, related pages.
 */
const WORDS: Readonly<Record<string, string>> = {
  ar: "الصفحة السابقة|الصفحة التالية|في هذه الصفحة|العودة إلى الأعلى|القائمة|المظهر|تغيير اللغة|تخطَّ إلى المحتوى|بحث|لا توجد نتائج|آخر تحديث|انظر أيضًا",
  ca: "Pàgina anterior|Pàgina següent|En aquesta pàgina|Torna a dalt|Menú|Aparença|Canvia la llengua|Ves al contingut|Cerca|Cap resultat|Darrera actualització|Vegeu també",
  cs: "Předchozí stránka|Další stránka|Na této stránce|Zpět nahoru|Nabídka|Vzhled|Změnit jazyk|Přejít k obsahu|Hledat|Žádné výsledky|Naposledy aktualizováno|Viz také",
  da: "Forrige side|Næste side|På denne side|Til toppen|Menu|Udseende|Skift sprog|Gå til indhold|Søg|Ingen resultater|Sidst opdateret|Se også",
  de: "Vorherige Seite|Nächste Seite|Auf dieser Seite|Nach oben|Menü|Darstellung|Sprache wechseln|Zum Inhalt springen|Suchen|Keine Ergebnisse|Zuletzt aktualisiert|Siehe auch",
  es: "Página anterior|Página siguiente|En esta página|Volver arriba|Menú|Apariencia|Cambiar idioma|Ir al contenido|Buscar|Sin resultados|Última actualización|Véase también",
  fi: "Edellinen sivu|Seuraava sivu|Tällä sivulla|Takaisin ylös|Valikko|Ulkoasu|Vaihda kieltä|Siirry sisältöön|Haku|Ei tuloksia|Viimeksi päivitetty|Katso myös",
  fr: "Page précédente|Page suivante|Sur cette page|Retour en haut|Menu|Apparence|Changer de langue|Aller au contenu|Rechercher|Aucun résultat|Dernière mise à jour|Voir aussi",
  he: "העמוד הקודם|העמוד הבא|בעמוד זה|חזרה למעלה|תפריט|מראה|החלפת שפה|דילוג לתוכן|חיפוש|אין תוצאות|עודכן לאחרונה|ראו גם",
  hi: "पिछला पृष्ठ|अगला पृष्ठ|इस पृष्ठ पर|ऊपर जाएँ|मेनू|रूप|भाषा बदलें|सामग्री पर जाएँ|खोजें|कोई परिणाम नहीं|अंतिम अपडेट|यह भी देखें",
  hu: "Előző oldal|Következő oldal|Ezen az oldalon|Vissza a tetejére|Menü|Megjelenés|Nyelv váltása|Ugrás a tartalomhoz|Keresés|Nincs találat|Utoljára frissítve|Lásd még",
  id: "Halaman sebelumnya|Halaman berikutnya|Di halaman ini|Kembali ke atas|Menu|Tampilan|Ganti bahasa|Langsung ke konten|Cari|Tidak ada hasil|Terakhir diperbarui|Lihat juga",
  it: "Pagina precedente|Pagina successiva|In questa pagina|Torna su|Menu|Aspetto|Cambia lingua|Vai al contenuto|Cerca|Nessun risultato|Ultimo aggiornamento|Vedi anche",
  ja: "前のページ|次のページ|このページの内容|トップへ戻る|メニュー|外観|言語を変更|コンテンツへスキップ|検索|結果がありません|最終更新|関連項目",
  ko: "이전 페이지|다음 페이지|이 페이지의 내용|맨 위로|메뉴|화면 모드|언어 변경|본문으로 건너뛰기|검색|결과 없음|마지막 업데이트|같이 보기",
  lv: "Iepriekšējā lapa|Nākamā lapa|Šajā lapā|Uz augšu|Izvēlne|Izskats|Mainīt valodu|Pāriet uz saturu|Meklēt|Nav rezultātu|Pēdējoreiz atjaunināts|Skatīt arī",
  nl: "Vorige pagina|Volgende pagina|Op deze pagina|Terug naar boven|Menu|Weergave|Taal wijzigen|Naar de inhoud|Zoeken|Geen resultaten|Laatst bijgewerkt|Zie ook",
  no: "Forrige side|Neste side|På denne siden|Til toppen|Meny|Utseende|Bytt språk|Gå til innholdet|Søk|Ingen resultater|Sist oppdatert|Se også",
  pl: "Poprzednia strona|Następna strona|Na tej stronie|Wróć na górę|Menu|Wygląd|Zmień język|Przejdź do treści|Szukaj|Brak wyników|Ostatnia aktualizacja|Zobacz też",
  pt: "Página anterior|Página seguinte|Nesta página|Voltar ao topo|Menu|Aparência|Mudar idioma|Ir para o conteúdo|Pesquisar|Sem resultados|Última atualização|Ver também",
  ro: "Pagina anterioară|Pagina următoare|Pe această pagină|Înapoi sus|Meniu|Aspect|Schimbă limba|Salt la conținut|Caută|Niciun rezultat|Ultima actualizare|Vezi și",
  ru: "Предыдущая страница|Следующая страница|На этой странице|Наверх|Меню|Оформление|Сменить язык|Перейти к содержимому|Поиск|Ничего не найдено|Последнее обновление|См. также",
  sv: "Föregående sida|Nästa sida|På den här sidan|Till toppen|Meny|Utseende|Byt språk|Hoppa till innehållet|Sök|Inga träffar|Senast uppdaterad|Se även",
  tr: "Önceki sayfa|Sonraki sayfa|Bu sayfada|Başa dön|Menü|Görünüm|Dili değiştir|İçeriğe geç|Ara|Sonuç yok|Son güncelleme|Ayrıca bakınız",
  uk: "Попередня сторінка|Наступна сторінка|На цій сторінці|Нагору|Меню|Вигляд|Змінити мову|Перейти до вмісту|Пошук|Нічого не знайдено|Останнє оновлення|Див. також",
  uz: "Oldingi sahifa|Keyingi sahifa|Ushbu sahifada|Yuqoriga qaytish|Menyu|Koʻrinish|Tilni oʻzgartirish|Asosiy qismga oʻtish|Qidirish|Natija yoʻq|Oxirgi yangilanish|Yana qarang",
  vi: "Trang trước|Trang sau|Trên trang này|Về đầu trang|Menu|Giao diện|Đổi ngôn ngữ|Chuyển đến nội dung|Tìm kiếm|Không có kết quả|Cập nhật lần cuối|Xem thêm",
  zh: "上一页|下一页|本页目录|返回顶部|菜单|外观|切换语言|跳转到内容|搜索|无结果|最后更新|另请参阅",
  "zh-Hant": "上一頁|下一頁|本頁目錄|返回頂端|選單|外觀|切換語言|跳至內容|搜尋|沒有結果|最後更新|另請參閱",
};

const BY_LANGUAGE: ReadonlyMap<string, string> = new Map(Object.entries(WORDS));

/** The words in a language of docs.json; `undefined` for English, and for languages that docs.json doesn't know. */
export function themeWords(code: string): ThemeWords | undefined {
  const tag = languageTag(code);
  const name = tag === "zh-TW" ? "zh-Hant" : tag;
  const words = BY_LANGUAGE.get(name) ?? BY_LANGUAGE.get(name.split("-", 1)[0] ?? "");
  if (words === undefined) return undefined;
  const [previous = "", next = "", onThisPage = "", toTop = "", menu = "", ...others] = words.split("|");
  const [appearance = "", language = "", skip = "", search = "", noResults = "", updated = "", related = ""] = others;
  return { previous, next, onThisPage, toTop, menu, appearance, language, skip, search, noResults, updated, related };
}
