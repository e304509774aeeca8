import { nearestLanguage } from "../../vocabulary/elements/language-tags.ts";

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

/** For each language of docs.json but English: the words of the script of pages, in the order of `SCRIPT_WORDS`. */
const TRANSLATED_SCRIPT_WORDS: Readonly<Record<string, string>> = {
  ar: "نسخ الصفحة|بصيغة Markdown|عرض بصيغة Markdown|طباعة أو حفظ كملف PDF|فتح في $|تم النسخ|تعذّر النسخ|المزيد عن هذه الصفحة|نسخ|تكبير|العرض|جرّب",
  ca: "Copia la pàgina|Com a Markdown|Mostra com a Markdown|Imprimeix o desa com a PDF|Obre a $|Copiat|No s’ha pogut copiar|Més sobre aquesta pàgina|Copia|Amplia|Vista|Prova-ho",
  cs: "Kopírovat stránku|Jako Markdown|Zobrazit jako Markdown|Vytisknout nebo uložit jako PDF|Otevřít v $|Zkopírováno|Kopírování se nezdařilo|Více o této stránce|Kopírovat|Zvětšit|Zobrazení|Vyzkoušet",
  da: "Kopiér side|Som Markdown|Vis som Markdown|Udskriv eller gem som PDF|Åbn i $|Kopieret|Kunne ikke kopiere|Mere om denne side|Kopiér|Større|Visning|Prøv",
  de: "Seite kopieren|Als Markdown|Als Markdown ansehen|Drucken oder als PDF speichern|In $ öffnen|Kopiert|Kopieren nicht möglich|Mehr zu dieser Seite|Kopieren|Vergrößern|Ansicht|Ausprobieren",
  es: "Copiar página|Como Markdown|Ver como Markdown|Imprimir o guardar como PDF|Abrir en $|Copiado|No se pudo copiar|Más sobre esta página|Copiar|Ampliar|Vista|Probar",
  fi: "Kopioi sivu|Markdownina|Näytä Markdownina|Tulosta tai tallenna PDF-tiedostona|Avaa: $|Kopioitu|Kopiointi ei onnistunut|Lisää tästä sivusta|Kopioi|Suurenna|Näkymä|Kokeile",
  fr: "Copier la page|En Markdown|Voir en Markdown|Imprimer ou enregistrer en PDF|Ouvrir dans $|Copié|Copie impossible|En savoir plus sur cette page|Copier|Agrandir|Affichage|Essayer",
  he: "העתקת העמוד|כ־Markdown|הצגה כ־Markdown|הדפסה או שמירה כ־PDF|פתיחה ב־$|הועתק|ההעתקה נכשלה|עוד על עמוד זה|העתקה|הגדלה|תצוגה|התנסות",
  hi: "पृष्ठ कॉपी करें|Markdown के रूप में|Markdown के रूप में देखें|प्रिंट करें या PDF सहेजें|$ में खोलें|कॉपी हो गया|कॉपी नहीं हो सका|इस पृष्ठ के बारे में और|कॉपी करें|बड़ा करें|दृश्य|आज़माएँ",
  hu: "Oldal másolása|Markdownként|Megtekintés Markdownként|Nyomtatás vagy mentés PDF-ként|Megnyitás itt: $|Másolva|Nem sikerült másolni|Továbbiak erről az oldalról|Másolás|Nagyítás|Nézet|Kipróbálás",
  id: "Salin halaman|Sebagai Markdown|Lihat sebagai Markdown|Cetak atau simpan sebagai PDF|Buka di $|Tersalin|Gagal menyalin|Lainnya tentang halaman ini|Salin|Perbesar|Tampilan|Coba",
  it: "Copia pagina|Come Markdown|Vedi come Markdown|Stampa o salva come PDF|Apri in $|Copiato|Impossibile copiare|Altro su questa pagina|Copia|Ingrandisci|Vista|Prova",
  ja: "ページをコピー|Markdownとして|Markdownで表示|印刷またはPDFとして保存|$で開く|コピーしました|コピーできませんでした|このページのその他の操作|コピー|拡大|表示|試す",
  ko: "페이지 복사|Markdown으로|Markdown으로 보기|인쇄 또는 PDF로 저장|$에서 열기|복사됨|복사할 수 없음|이 페이지 더 보기|복사|확대|보기|사용해 보기",
  lv: "Kopēt lapu|Kā Markdown|Skatīt kā Markdown|Drukāt vai saglabāt kā PDF|Atvērt: $|Nokopēts|Neizdevās nokopēt|Vairāk par šo lapu|Kopēt|Palielināt|Skats|Izmēģināt",
  nl: "Pagina kopiëren|Als Markdown|Als Markdown bekijken|Afdrukken of opslaan als pdf|Openen in $|Gekopieerd|Kopiëren mislukt|Meer over deze pagina|Kopiëren|Vergroten|Weergave|Uitproberen",
  no: "Kopier side|Som Markdown|Vis som Markdown|Skriv ut eller lagre som PDF|Åpne i $|Kopiert|Kunne ikke kopiere|Mer om denne siden|Kopier|Større|Visning|Prøv",
  pl: "Kopiuj stronę|Jako Markdown|Zobacz jako Markdown|Drukuj lub zapisz jako PDF|Otwórz w $|Skopiowano|Nie udało się skopiować|Więcej o tej stronie|Kopiuj|Powiększ|Widok|Wypróbuj",
  pt: "Copiar página|Como Markdown|Ver como Markdown|Imprimir ou salvar como PDF|Abrir no $|Copiado|Não foi possível copiar|Mais sobre esta página|Copiar|Ampliar|Visualização|Testar",
  ro: "Copiază pagina|Ca Markdown|Vezi ca Markdown|Tipărește sau salvează ca PDF|Deschide în $|Copiat|Nu s-a putut copia|Mai multe despre această pagină|Copiază|Mărește|Vizualizare|Încearcă",
  ru: "Копировать страницу|В формате Markdown|Открыть в формате Markdown|Распечатать или сохранить в PDF|Открыть в $|Скопировано|Не удалось скопировать|Ещё об этой странице|Копировать|Увеличить|Вид|Попробовать",
  sv: "Kopiera sidan|Som Markdown|Visa som Markdown|Skriv ut eller spara som PDF|Öppna i $|Kopierat|Kunde inte kopiera|Mer om den här sidan|Kopiera|Förstora|Vy|Prova",
  tr: "Sayfayı kopyala|Markdown olarak|Markdown olarak görüntüle|Yazdır veya PDF olarak kaydet|$ ile aç|Kopyalandı|Kopyalanamadı|Bu sayfa hakkında daha fazlası|Kopyala|Büyüt|Görünüm|Deneyin",
  uk: "Копіювати сторінку|У форматі Markdown|Переглянути у форматі Markdown|Надрукувати або зберегти як PDF|Відкрити в $|Скопійовано|Не вдалося скопіювати|Більше про цю сторінку|Копіювати|Збільшити|Вигляд|Спробувати",
  uz: "Sahifadan nusxa olish|Markdown sifatida|Markdown sifatida koʻrish|Chop etish yoki PDF sifatida saqlash|$ da ochish|Nusxa olindi|Nusxa olib boʻlmadi|Bu sahifa haqida batafsil|Nusxa olish|Kattalashtirish|Koʻrinish|Sinab koʻrish",
  vi: "Sao chép trang|Dạng Markdown|Xem dạng Markdown|In hoặc lưu dưới dạng PDF|Mở trong $|Đã sao chép|Không thể sao chép|Thêm về trang này|Sao chép|Phóng to|Chế độ xem|Dùng thử",
  zh: "复制页面|以 Markdown 格式|以 Markdown 格式查看|打印或另存为 PDF|在 $ 中打开|已复制|无法复制|此页面的更多操作|复制|放大|视图|试一试",
  "zh-Hant":
    "複製頁面|以 Markdown 格式|以 Markdown 格式檢視|列印或另存為 PDF|在 $ 中開啟|已複製|無法複製|此頁面的更多操作|複製|放大|檢視|試用",
};

/** The words of the script of pages. `$` is the name of a tool. */
const SCRIPT_WORDS =
  "Copy page|As Markdown|View as Markdown|Print or save as PDF|Open in $|Copied|Could not copy|More about this page|Copy|Larger|View|Try it";

/** The words in a language of docs.json; `undefined` for English, and for languages that docs.json doesn't know. */
export function themeWords(code: string): ThemeWords | undefined {
  const words = rowOf(WORDS, code);
  if (words === undefined) return undefined;
  const [previous = "", next = "", onThisPage = "", toTop = "", menu = "", ...others] = words;
  const [appearance = "", language = "", skip = "", search = "", noResults = "", updated = "", related = ""] = others;
  return { previous, next, onThisPage, toTop, menu, appearance, language, skip, search, noResults, updated, related };
}

/** The words of the script of pages in a language of docs.json, by the English ones. */
export function scriptWords(code: string): Readonly<Record<string, string>> | undefined {
  const words = rowOf(TRANSLATED_SCRIPT_WORDS, code);
  return words && Object.fromEntries(SCRIPT_WORDS.split("|").map((english, at) => [english, words[at] ?? english]));
}

function rowOf(rows: Readonly<Record<string, string>>, code: string): string[] | undefined {
  return rows[nearestLanguage(code, Object.keys(rows)) ?? ""]?.split("|");
}
