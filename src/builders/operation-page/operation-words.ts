import { nearestLanguage } from "../../vocabulary/elements/language-tags.ts";

/** The languages of the translations below, in their order. */
const LANGUAGES = "ar ca cs da de es fi fr he hi hu id it ja ko lv nl no pl pt ro ru sv tr uk uz vi zh zh-Hant".split(
  " ",
);

/** The words of forms that send requests, with their translations. `$1` and `$2` are values. */
const FORM_WORDS = {
  Send: "إرسال|Envia|Odeslat|Send|Senden|Enviar|Lähetä|Envoyer|שליחה|भेजें|Küldés|Kirim|Invia|送信|보내기|Sūtīt|Verzenden|Send|Wyślij|Enviar|Trimite|Отправить|Skicka|Gönder|Надіслати|Yuborish|Gửi|发送|傳送",
  Server:
    "الخادم|Servidor|Server|Server|Server|Servidor|Palvelin|Serveur|שרת|सर्वर|Szerver|Server|Server|サーバー|서버|Serveris|Server|Server|Serwer|Servidor|Server|Сервер|Server|Sunucu|Сервер|Server|Máy chủ|服务器|伺服器",
  Authorization:
    "التفويض|Autorització|Autorizace|Autorisation|Autorisierung|Autorización|Valtuutus|Autorisation|הרשאה|प्राधिकरण|Engedélyezés|Otorisasi|Autorizzazione|認可|권한 부여|Autorizācija|Autorisatie|Autorisasjon|Autoryzacja|Autorização|Autorizare|Авторизация|Auktorisering|Yetkilendirme|Авторизація|Avtorizatsiya|Ủy quyền|授权|授權",
  "No authorization":
    "بدون تفويض|Sense autorització|Bez autorizace|Ingen autorisation|Keine Autorisierung|Sin autorización|Ei valtuutusta|Aucune autorisation|ללא הרשאה|कोई प्राधिकरण नहीं|Engedélyezés nélkül|Tanpa otorisasi|Nessuna autorizzazione|認可なし|권한 부여 없음|Bez autorizācijas|Geen autorisatie|Ingen autorisasjon|Bez autoryzacji|Sem autorização|Fără autorizare|Без авторизации|Ingen auktorisering|Yetkilendirme yok|Без авторизації|Avtorizatsiyasiz|Không ủy quyền|无需授权|無需授權",
  "Keep in this browser":
    "احتفاظ في هذا المتصفح|Desa-ho en aquest navegador|Uložit v tomto prohlížeči|Gem i denne browser|In diesem Browser speichern|Guardar en este navegador|Säilytä tässä selaimessa|Conserver dans ce navigateur|שמירה בדפדפן זה|इस ब्राउज़र में रखें|Megőrzés ebben a böngészőben|Simpan di browser ini|Conserva in questo browser|このブラウザに保存|이 브라우저에 저장|Saglabāt šajā pārlūkā|Bewaren in deze browser|Behold i denne nettleseren|Zachowaj w tej przeglądarce|Manter neste navegador|Păstrează în acest browser|Сохранить в этом браузере|Spara i den här webbläsaren|Bu tarayıcıda sakla|Зберегти в цьому браузері|Shu brauzerda saqlash|Lưu trong trình duyệt này|保存在此浏览器中|保存在此瀏覽器中",
  "User name":
    "اسم المستخدم|Nom d’usuari|Uživatelské jméno|Brugernavn|Benutzername|Nombre de usuario|Käyttäjätunnus|Nom d’utilisateur|שם משתמש|उपयोगकर्ता नाम|Felhasználónév|Nama pengguna|Nome utente|ユーザー名|사용자 이름|Lietotājvārds|Gebruikersnaam|Brukernavn|Nazwa użytkownika|Nome de usuário|Nume de utilizator|Имя пользователя|Användarnamn|Kullanıcı adı|Ім’я користувача|Foydalanuvchi nomi|Tên người dùng|用户名|使用者名稱",
  Password:
    "كلمة المرور|Contrasenya|Heslo|Adgangskode|Passwort|Contraseña|Salasana|Mot de passe|סיסמה|पासवर्ड|Jelszó|Kata sandi|Password|パスワード|비밀번호|Parole|Wachtwoord|Passord|Hasło|Senha|Parolă|Пароль|Lösenord|Parola|Пароль|Parol|Mật khẩu|密码|密碼",
  Path: "المسار|Camí|Cesta|Sti|Pfad|Ruta|Polku|Chemin|נתיב|पाथ|Útvonal|Jalur|Percorso|パス|경로|Ceļš|Pad|Sti|Ścieżka|Caminho|Cale|Путь|Sökväg|Yol|Шлях|Yoʻl|Đường dẫn|路径|路徑",
  Query:
    "الاستعلام|Consulta|Dotaz|Forespørgsel|Query|Consulta|Kysely|Requête|שאילתה|क्वेरी|Lekérdezés|Kueri|Query|クエリ|쿼리|Vaicājums|Query|Spørring|Zapytanie|Consulta|Interogare|Запрос|Fråga|Sorgu|Запит|Soʻrov|Truy vấn|查询|查詢",
  Headers:
    "الترويسات|Capçaleres|Hlavičky|Headere|Header|Encabezados|Otsakkeet|En-têtes|כותרות|हेडर|Fejlécek|Header|Intestazioni|ヘッダー|헤더|Galvenes|Headers|Headere|Nagłówki|Cabeçalhos|Antete|Заголовки|Huvuden|Üstbilgiler|Заголовки|Sarlavhalar|Tiêu đề|标头|標頭",
  Cookies:
    "ملفات تعريف الارتباط|Galetes|Cookies|Cookies|Cookies|Cookies|Evästeet|Cookies|קובצי Cookie|कुकी|Sütik|Cookie|Cookie|Cookie|쿠키|Sīkdatnes|Cookies|Informasjonskapsler|Pliki cookie|Cookies|Cookie-uri|Файлы cookie|Cookies|Çerezler|Файли cookie|Cookie fayllar|Cookie|Cookie|Cookie",
  "Content type":
    "نوع المحتوى|Tipus de contingut|Typ obsahu|Indholdstype|Content-Type|Tipo de contenido|Sisältötyyppi|Type de contenu|סוג תוכן|कॉन्टेंट टाइप|Tartalomtípus|Jenis konten|Tipo di contenuto|コンテンツタイプ|콘텐츠 유형|Satura tips|Contenttype|Innholdstype|Typ treści|Tipo de conteúdo|Tip de conținut|Тип содержимого|Innehållstyp|İçerik türü|Тип вмісту|Kontent turi|Loại nội dung|内容类型|內容類型",
  Body: "النص الأساسي|Cos|Tělo|Body|Body|Cuerpo|Runko|Corps|גוף|बॉडी|Törzs|Isi|Corpo|ボディ|본문|Pamatteksts|Body|Body|Treść|Corpo|Corp|Тело|Innehåll|Gövde|Тіло|Tana|Nội dung|正文|主體",
  "Write it as":
    "الكتابة بصيغة|Escriu-ho com a|Zapsat jako|Skriv som|Schreiben als|Escribir como|Kirjoitusmuoto|Écrire en|כתיבה בתור|इस रूप में लिखें|Megadás módja|Tulis sebagai|Scrivi come|入力形式|입력 방식|Rakstīt kā|Schrijven als|Skriv som|Zapisz jako|Escrever como|Scrie ca|Формат ввода|Skriv som|Yazım biçimi|Формат введення|Yozish usuli|Viết dưới dạng|填写方式|填寫方式",
  form: "نموذج|formulari|formulář|formular|Formular|formulario|lomake|formulaire|טופס|फ़ॉर्म|űrlap|formulir|modulo|フォーム|양식|veidlapa|formulier|skjema|formularz|formulário|formular|форма|formulär|form|форма|shakl|biểu mẫu|表单|表單",
  File: "ملف|Fitxer|Soubor|Fil|Datei|Archivo|Tiedosto|Fichier|קובץ|फ़ाइल|Fájl|File|File|ファイル|파일|Fails|Bestand|Fil|Plik|Arquivo|Fișier|Файл|Fil|Dosya|Файл|Fayl|Tệp|文件|檔案",
  required:
    "مطلوب|obligatori|povinné|påkrævet|erforderlich|obligatorio|pakollinen|obligatoire|חובה|आवश्यक|kötelező|wajib|obbligatorio|必須|필수|obligāts|verplicht|påkrevd|wymagane|obrigatório|obligatoriu|обязательно|obligatoriskt|zorunlu|обов’язково|majburiy|bắt buộc|必填|必填",
  '"$1" is missing':
    "«$1» مفقود|Falta «$1»|„$1“ chybí|»$1« mangler|„$1“ fehlt|Falta «$1»|”$1” puuttuu|« $1 » est manquant|„$1” חסר|“$1” मौजूद नहीं है|„$1” hiányzik|“$1” tidak ada|«$1» è mancante|「$1」がありません|“$1” 항목이 없습니다|Trūkst “$1”|‘$1’ ontbreekt|«$1» mangler|Brakuje „$1”|Falta “$1”|Lipsește „$1”|Не указано «$1»|”$1” saknas|“$1” eksik|Не вказано «$1»|“$1” yoʻq|Thiếu “$1”|缺少“$1”|缺少「$1」",
  '"$1" is not JSON':
    "«$1» ليس بصيغة JSON|«$1» no és JSON|„$1“ není JSON|»$1« er ikke JSON|„$1“ ist kein JSON|«$1» no es JSON|”$1” ei ole JSONia|« $1 » n’est pas du JSON|„$1” אינו JSON|“$1” JSON नहीं है|„$1” nem JSON|“$1” bukan JSON|«$1» non è JSON|「$1」は JSON ではありません|“$1” 항목이 JSON이 아닙니다|“$1” nav JSON|‘$1’ is geen JSON|«$1» er ikke JSON|„$1” nie jest w formacie JSON|“$1” não é JSON|„$1” nu este JSON|«$1» — не JSON|”$1” är inte JSON|“$1” JSON değil|«$1» — не JSON|“$1” JSON emas|“$1” không phải là JSON|“$1”不是 JSON|「$1」不是 JSON",
  "No page can send cookies to another site: $1":
    "لا يمكن لأي صفحة إرسال ملفات تعريف الارتباط إلى موقع آخر: $1|Cap pàgina pot enviar galetes a un altre lloc: $1|Žádná stránka nemůže posílat cookies na jiný web: $1|Ingen side kan sende cookies til et andet websted: $1|Keine Seite kann Cookies an eine andere Website senden: $1|Ninguna página puede enviar cookies a otro sitio: $1|Mikään sivu ei voi lähettää evästeitä toiselle sivustolle: $1|Aucune page ne peut envoyer de cookies à un autre site : $1|אף עמוד אינו יכול לשלוח קובצי Cookie לאתר אחר: $1|कोई पृष्ठ दूसरी साइट को कुकी नहीं भेज सकता: $1|Egyetlen oldal sem küldhet sütiket másik webhelynek: $1|Tidak ada halaman yang dapat mengirim cookie ke situs lain: $1|Nessuna pagina può inviare cookie a un altro sito: $1|ページから別のサイトに Cookie を送信することはできません：$1|페이지는 다른 사이트로 쿠키를 보낼 수 없습니다: $1|Neviena lapa nevar sūtīt sīkdatnes citai vietnei: $1|Geen enkele pagina kan cookies naar een andere site sturen: $1|Ingen side kan sende informasjonskapsler til et annet nettsted: $1|Żadna strona nie może wysyłać plików cookie do innej witryny: $1|Nenhuma página pode enviar cookies para outro site: $1|Nicio pagină nu poate trimite cookie-uri către alt site: $1|Страница не может отправлять файлы cookie на другой сайт: $1|Ingen sida kan skicka cookies till en annan webbplats: $1|Hiçbir sayfa başka bir siteye çerez gönderemez: $1|Сторінка не може надсилати файли cookie на інший сайт: $1|Hech bir sahifa boshqa saytga cookie fayllarini yubora olmaydi: $1|Không trang nào có thể gửi cookie đến trang web khác: $1|页面无法向其他网站发送 Cookie：$1|頁面無法向其他網站傳送 Cookie：$1",
  "The server may not allow requests from this site (CORS).":
    "قد لا يسمح الخادم بالطلبات من هذا الموقع (CORS).|Potser el servidor no permet sol·licituds des d’aquest lloc (CORS).|Server možná nepovoluje požadavky z tohoto webu (CORS).|Serveren tillader måske ikke anmodninger fra dette websted (CORS).|Möglicherweise erlaubt der Server keine Anfragen von dieser Website (CORS).|Es posible que el servidor no permita solicitudes desde este sitio (CORS).|Palvelin ei ehkä salli pyyntöjä tältä sivustolta (CORS).|Le serveur n’autorise peut-être pas les requêtes depuis ce site (CORS).|ייתכן שהשרת אינו מתיר בקשות מאתר זה (CORS).|हो सकता है कि सर्वर इस साइट से अनुरोधों की अनुमति न देता हो (CORS)।|Lehet, hogy a szerver nem engedélyezi az erről a webhelyről érkező kéréseket (CORS).|Server mungkin tidak mengizinkan permintaan dari situs ini (CORS).|Il server potrebbe non consentire richieste da questo sito (CORS).|サーバーがこのサイトからのリクエストを許可していない可能性があります（CORS）。|서버가 이 사이트의 요청을 허용하지 않을 수 있습니다(CORS).|Iespējams, serveris neatļauj pieprasījumus no šīs vietnes (CORS).|De server staat verzoeken van deze site mogelijk niet toe (CORS).|Serveren tillater kanskje ikke forespørsler fra dette nettstedet (CORS).|Serwer może nie zezwalać na żądania z tej witryny (CORS).|O servidor pode não permitir solicitações deste site (CORS).|Este posibil ca serverul să nu permită cereri de pe acest site (CORS).|Возможно, сервер не разрешает запросы с этого сайта (CORS).|Servern kanske inte tillåter begäranden från den här webbplatsen (CORS).|Sunucu bu siteden gelen isteklere izin vermiyor olabilir (CORS).|Можливо, сервер не дозволяє запити з цього сайту (CORS).|Server bu saytdan kelgan soʻrovlarga ruxsat bermasligi mumkin (CORS).|Máy chủ có thể không cho phép yêu cầu từ trang web này (CORS).|服务器可能不允许来自此网站的请求（CORS）。|伺服器可能不允許來自此網站的要求（CORS）。",
  Save: "حفظ|Desa|Uložit|Gem|Speichern|Guardar|Tallenna|Enregistrer|שמירה|सहेजें|Mentés|Simpan|Salva|保存|저장|Saglabāt|Opslaan|Lagre|Zapisz|Salvar|Salvează|Сохранить|Spara|Kaydet|Зберегти|Saqlash|Lưu|保存|儲存",
  "The answer is empty.":
    "الاستجابة فارغة.|La resposta és buida.|Odpověď je prázdná.|Svaret er tomt.|Die Antwort ist leer.|La respuesta está vacía.|Vastaus on tyhjä.|La réponse est vide.|התגובה ריקה.|जवाब खाली है।|A válasz üres.|Respons kosong.|La risposta è vuota.|レスポンスは空です。|응답이 비어 있습니다.|Atbilde ir tukša.|Het antwoord is leeg.|Svaret er tomt.|Odpowiedź jest pusta.|A resposta está vazia.|Răspunsul este gol.|Ответ пуст.|Svaret är tomt.|Yanıt boş.|Відповідь порожня.|Javob boʻsh.|Phản hồi trống.|响应为空。|回應為空。",
  "What came back":
    "محتوى الاستجابة|Contingut de la resposta|Obsah odpovědi|Svarets indhold|Inhalt der Antwort|Contenido de la respuesta|Vastauksen sisältö|Contenu de la réponse|תוכן התגובה|जवाब की सामग्री|A válasz tartalma|Isi respons|Contenuto della risposta|レスポンスの内容|응답 내용|Atbildes saturs|Inhoud van het antwoord|Innholdet i svaret|Treść odpowiedzi|Conteúdo da resposta|Conținutul răspunsului|Содержимое ответа|Svarets innehåll|Yanıtın içeriği|Вміст відповіді|Javob mazmuni|Nội dung phản hồi|响应内容|回應內容",
  "A file of the type $1.":
    "ملف من النوع $1.|Un fitxer del tipus $1.|Soubor typu $1.|En fil af typen $1.|Eine Datei vom Typ $1.|Un archivo del tipo $1.|Tiedosto, jonka tyyppi on $1.|Un fichier de type $1.|קובץ מסוג $1.|$1 प्रकार की फ़ाइल।|$1 típusú fájl.|File berjenis $1.|Un file di tipo $1.|$1 タイプのファイルです。|$1 유형의 파일입니다.|Fails ar tipu $1.|Een bestand van het type $1.|En fil av typen $1.|Plik typu $1.|Um arquivo do tipo $1.|Un fișier de tipul $1.|Файл типа $1.|En fil av typen $1.|$1 türünde bir dosya.|Файл типу $1.|$1 turidagi fayl.|Tệp thuộc loại $1.|类型为 $1 的文件。|類型為 $1 的檔案。",
  "save the answer to see all of it":
    "احفظ الاستجابة لعرضها كاملة|deseu la resposta per veure-la sencera|celou odpověď uvidíte po uložení|gem svaret for at se det hele|die ganze Antwort ist in der gespeicherten Datei|guarde la respuesta para verla completa|tallenna vastaus nähdäksesi sen kokonaan|enregistrez la réponse pour la voir en entier|יש לשמור את התגובה כדי לראות את כולה|पूरा जवाब देखने के लिए उसे सहेजें|a teljes válasz megtekintéséhez mentse el|simpan respons untuk melihat seluruhnya|salva la risposta per vederla per intero|すべてを表示するにはレスポンスを保存してください|전체를 보려면 응답을 저장하세요|saglabājiet atbildi, lai redzētu to visu|sla het antwoord op om alles te zien|lagre svaret for å se hele|zapisz odpowiedź, aby zobaczyć całość|salve a resposta para vê-la por completo|salvați răspunsul pentru a-l vedea în întregime|сохраните ответ, чтобы увидеть его целиком|spara svaret för att se hela|tamamını görmek için yanıtı kaydedin|збережіть відповідь, щоб побачити її повністю|toʻliq koʻrish uchun javobni saqlang|lưu phản hồi để xem toàn bộ|保存响应以查看全部内容|儲存回應以檢視全部內容",
  "$1 bytes":
    "$1 بايت|$1 bytes|$1 bajtů|$1 byte|$1 Bytes|$1 bytes|$1 tavua|$1 octets|$1 בתים|$1 बाइट|$1 bájt|$1 byte|$1 byte|$1 バイト|$1바이트|$1 baiti|$1 bytes|$1 byte|Bajty: $1|$1 bytes|$1 octeți|Байт: $1|$1 byte|$1 bayt|Байтів: $1|$1 bayt|$1 byte|$1 字节|$1 位元組",
  "$1 is not the web":
    "$1 ليس بروتوكول ويب|$1 no és un protocol web|$1 není webový protokol|$1 er ikke en webprotokol|$1 ist kein Web-Protokoll|$1 no es un protocolo web|$1 ei ole verkkoprotokolla|$1 n’est pas un protocole du Web|$1 אינו פרוטוקול אינטרנט|$1 वेब प्रोटोकॉल नहीं है|$1 nem webes protokoll|$1 bukan protokol web|$1 non è un protocollo web|$1 はウェブのプロトコルではありません|$1은(는) 웹 프로토콜이 아닙니다|$1 nav tīmekļa protokols|$1 is geen webprotocol|$1 er ikke en nettprotokoll|$1 nie jest protokołem internetowym|$1 não é um protocolo da web|$1 nu este un protocol web|$1 не является веб-протоколом|$1 är inget webbprotokoll|$1 bir web protokolü değil|$1 не є вебпротоколом|$1 veb-protokol emas|$1 không phải là giao thức web|$1 不是 Web 协议|$1 不是 Web 通訊協定",
};

/** The other words of pages of operations. What is a name in specs, such as `string` or `explode`, is no word. */
const PAGE_WORDS = {
  Servers:
    "الخوادم|Servidors|Servery|Servere|Server|Servidores|Palvelimet|Serveurs|שרתים|सर्वर|Szerverek|Server|Server|サーバー|서버|Serveri|Servers|Servere|Serwery|Servidores|Servere|Серверы|Servrar|Sunucular|Сервери|Serverlar|Máy chủ|服务器|伺服器",
  "Path parameters":
    "معلمات المسار|Paràmetres de camí|Parametry cesty|Stiparametre|Pfadparameter|Parámetros de ruta|Polkuparametrit|Paramètres de chemin|פרמטרים של נתיב|पाथ पैरामीटर|Útvonalparaméterek|Parameter jalur|Parametri del percorso|パスパラメータ|경로 매개변수|Ceļa parametri|Padparameters|Stiparametere|Parametry ścieżki|Parâmetros de caminho|Parametri de cale|Параметры пути|Sökvägsparametrar|Yol parametreleri|Параметри шляху|Yoʻl parametrlari|Tham số đường dẫn|路径参数|路徑參數",
  "Query parameters":
    "معلمات الاستعلام|Paràmetres de consulta|Parametry dotazu|Forespørgselsparametre|Abfrageparameter|Parámetros de consulta|Kyselyparametrit|Paramètres de requête|פרמטרים של שאילתה|क्वेरी पैरामीटर|Lekérdezési paraméterek|Parameter kueri|Parametri di query|クエリパラメータ|쿼리 매개변수|Vaicājuma parametri|Queryparameters|Spørringsparametere|Parametry zapytania|Parâmetros de consulta|Parametri de interogare|Параметры запроса|Frågeparametrar|Sorgu parametreleri|Параметри запиту|Soʻrov parametrlari|Tham số truy vấn|查询参数|查詢參數",
  "Query string":
    "سلسلة الاستعلام|Cadena de consulta|Řetězec dotazu|Forespørgselsstreng|Query-String|Cadena de consulta|Kyselymerkkijono|Chaîne de requête|מחרוזת שאילתה|क्वेरी स्ट्रिंग|Lekérdezési karakterlánc|String kueri|Stringa di query|クエリ文字列|쿼리 문자열|Vaicājuma virkne|Querystring|Spørringsstreng|Ciąg zapytania|String de consulta|Șir de interogare|Строка запроса|Frågesträng|Sorgu dizesi|Рядок запиту|Soʻrov satri|Chuỗi truy vấn|查询字符串|查詢字串",
  "Request body":
    "نص الطلب|Cos de la sol·licitud|Tělo požadavku|Anmodningens body|Anfrage-Body|Cuerpo de la solicitud|Pyynnön runko|Corps de la requête|גוף הבקשה|अनुरोध का मुख्य भाग|Kérés törzse|Isi permintaan|Corpo della richiesta|リクエストボディ|요청 본문|Pieprasījuma pamatteksts|Requestbody|Forespørselens body|Treść żądania|Corpo da solicitação|Corpul cererii|Тело запроса|Begärans innehåll|İstek gövdesi|Тіло запиту|Soʻrov tanasi|Nội dung yêu cầu|请求正文|要求主體",
  Responses:
    "الاستجابات|Respostes|Odpovědi|Svar|Antworten|Respuestas|Vastaukset|Réponses|תגובות|जवाब|Válaszok|Respons|Risposte|レスポンス|응답|Atbildes|Antwoorden|Svar|Odpowiedzi|Respostas|Răspunsuri|Ответы|Svar|Yanıtlar|Відповіді|Javoblar|Phản hồi|响应|回應",
  Callbacks:
    "طلبات معاودة الاتصال|Crides de retorn|Zpětná volání|Callbacks|Callbacks|Callbacks|Takaisinkutsut|Callbacks|קריאות חוזרות|कॉलबैक|Visszahívások|Callback|Callback|コールバック|콜백|Atzvani|Callbacks|Callbacks|Wywołania zwrotne|Callbacks|Callback-uri|Обратные вызовы|Återanrop|Geri çağrılar|Зворотні виклики|Qayta chaqiruvlar|Lệnh gọi lại|回调|回呼",
  Parameters:
    "المعلمات|Paràmetres|Parametry|Parametre|Parameter|Parámetros|Parametrit|Paramètres|פרמטרים|पैरामीटर|Paraméterek|Parameter|Parametri|パラメータ|매개변수|Parametri|Parameters|Parametere|Parametry|Parâmetros|Parametri|Параметры|Parametrar|Parametreler|Параметри|Parametrlar|Tham số|参数|參數",
  Messages:
    "الرسائل|Missatges|Zprávy|Beskeder|Nachrichten|Mensajes|Viestit|Messages|הודעות|संदेश|Üzenetek|Pesan|Messaggi|メッセージ|메시지|Ziņojumi|Berichten|Meldinger|Komunikaty|Mensagens|Mesaje|Сообщения|Meddelanden|İletiler|Повідомлення|Xabarlar|Thông điệp|消息|訊息",
  Message:
    "رسالة|Missatge|Zpráva|Besked|Nachricht|Mensaje|Viesti|Message|הודעה|संदेश|Üzenet|Pesan|Messaggio|メッセージ|메시지|Ziņojums|Bericht|Melding|Komunikat|Mensagem|Mesaj|Сообщение|Meddelande|İleti|Повідомлення|Xabar|Thông điệp|消息|訊息",
  Publish:
    "نشر|Publica|Publikovat|Udgiv|Veröffentlichen|Publicar|Julkaise|Publier|פרסום|प्रकाशित करें|Közzététel|Publikasikan|Pubblica|パブリッシュ|게시|Publicēt|Publiceren|Publiser|Publikuj|Publicar|Publică|Опубликовать|Publicera|Yayımla|Опублікувати|Nashr qilish|Xuất bản|发布|發布",
  Subscribe:
    "اشتراك|Subscriu|Odebírat|Abonner|Abonnieren|Suscribirse|Tilaa|S’abonner|הרשמה|सदस्यता लें|Feliratkozás|Berlangganan|Iscriviti|サブスクライブ|구독|Abonēt|Abonneren|Abonner|Subskrybuj|Assinar|Abonează-te|Подписаться|Prenumerera|Abone ol|Підписатися|Obuna boʻlish|Đăng ký|订阅|訂閱",
  Receive:
    "استقبال|Rep|Přijímat|Modtag|Empfangen|Recibir|Vastaanota|Recevoir|קבלה|प्राप्त करें|Fogadás|Terima|Ricevi|受信|수신|Saņemt|Ontvangen|Motta|Odbierz|Receber|Primește|Получить|Ta emot|Al|Отримати|Qabul qilish|Nhận|接收|接收",
  Links:
    "الروابط|Enllaços|Odkazy|Links|Links|Enlaces|Linkit|Liens|קישורים|लिंक|Hivatkozások|Tautan|Link|リンク|링크|Saites|Links|Lenker|Linki|Links|Linkuri|Ссылки|Länkar|Bağlantılar|Посилання|Havolalar|Liên kết|链接|連結",
  "Response $1":
    "الاستجابة $1|Resposta $1|Odpověď $1|Svar $1|Antwort $1|Respuesta $1|Vastaus $1|Réponse $1|תגובה $1|जवाब $1|Válasz: $1|Respons $1|Risposta $1|レスポンス $1|응답 $1|Atbilde $1|Antwoord $1|Svar $1|Odpowiedź $1|Resposta $1|Răspuns $1|Ответ $1|Svar $1|Yanıt $1|Відповідь $1|Javob $1|Phản hồi $1|响应 $1|回應 $1",
  Deprecated:
    "متوقف العمل به|Obsolet|Zastaralé|Forældet|Veraltet|Obsoleto|Vanhentunut|Obsolète|הוצא משימוש|अप्रचलित|Elavult|Tidak digunakan lagi|Deprecato|非推奨|지원 중단됨|Novecojis|Verouderd|Foreldet|Wycofane|Obsoleto|Învechit|Устарело|Inaktuell|Kullanımdan kaldırıldı|Застаріло|Eskirgan|Không dùng nữa|已弃用|已淘汰",
  deprecated:
    "متوقف العمل به|obsolet|zastaralé|forældet|veraltet|obsoleto|vanhentunut|obsolète|הוצא משימוש|अप्रचलित|elavult|tidak digunakan lagi|deprecato|非推奨|지원 중단됨|novecojis|verouderd|foreldet|wycofane|obsoleto|învechit|устарело|inaktuell|kullanımdan kaldırıldı|застаріло|eskirgan|không dùng nữa|已弃用|已淘汰",
  "One of":
    "واحد من|Un de|Jedno z|En af|Eines von|Uno de|Yksi näistä|L’un de|אחד מ|इनमें से एक|Ezek egyike|Salah satu dari|Uno tra|次のいずれか 1 つ|다음 중 하나|Viens no|Een van|En av|Jedno z|Um de|Unul dintre|Одно из|En av|Şunlardan biri|Одне з|Quyidagilardan biri|Một trong|以下之一|下列其中一項",
  "Any of":
    "أي من|Qualsevol de|Kterékoli z|Enhver af|Beliebige von|Cualquiera de|Mikä tahansa näistä|N’importe lequel de|כל אחד מ|इनमें से कोई भी|Bármelyik ezek közül|Mana saja dari|Uno qualsiasi tra|次のいずれか|다음 중 하나 이상|Jebkurš no|Een of meer van|Hvilken som helst av|Dowolne z|Qualquer um de|Oricare dintre|Любое из|Någon av|Şunlardan herhangi biri|Будь-яке з|Quyidagilarning istalgani|Bất kỳ trong|以下任意项|下列任一項",
  Not: "ليس|No|Ne|Ikke|Nicht|No|Ei|Pas|לא|नहीं|Nem|Bukan|Non|次以外|다음이 아님|Nav|Niet|Ikke|Nie|Não|Nu|Не|Inte|Değil|Не|Emas|Không phải|不符合|不符合",
  If: "إذا|Si|Pokud|Hvis|Wenn|Si|Jos|Si|אם|यदि|Ha|Jika|Se|条件|조건|Ja|Als|Hvis|Jeśli|Se|Dacă|Если|Om|Eğer|Якщо|Agar|Nếu|如果|如果",
  Then: "فإن|Aleshores|Pak|Så|Dann|Entonces|Silloin|Alors|אז|तो|Akkor|Maka|Allora|真の場合|참이면|Tad|Dan|Da|To|Então|Atunci|То|Så|O zaman|То|Unda|Thì|则|則",
  Else: "وإلا|Si no|Jinak|Ellers|Sonst|Si no|Muuten|Sinon|אחרת|अन्यथा|Egyébként|Jika tidak|Altrimenti|偽の場合|거짓이면|Citādi|Anders|Ellers|W przeciwnym razie|Senão|Altfel|Иначе|Annars|Aksi halde|Інакше|Aks holda|Nếu không|否则|否則",
  Contains:
    "يحتوي على|Conté|Obsahuje|Indeholder|Enthält|Contiene|Sisältää|Contient|מכיל|शामिल है|Tartalmazza|Berisi|Contiene|含む|포함|Satur|Bevat|Inneholder|Zawiera|Contém|Conține|Содержит|Innehåller|İçerir|Містить|Oʻz ichiga oladi|Chứa|包含|包含",
  "Its keys":
    "مفاتيحه|Les seves claus|Jeho klíče|Dets nøgler|Seine Schlüssel|Sus claves|Avaimet|Ses clés|המפתחות שלו|इसकी कुंजियाँ|Kulcsai|Kuncinya|Le sue chiavi|キー|키|Tā atslēgas|De sleutels|Nøklene|Jego klucze|Suas chaves|Cheile sale|Ключи|Nycklarna|Anahtarları|Ключі|Kalitlari|Các khóa|键|鍵",
  "With $1":
    "مع $1|Amb $1|S $1|Med $1|Mit $1|Con $1|Kun $1 on mukana|Avec $1|עם $1|$1 के साथ|Ezzel együtt: $1|Dengan $1|Con $1|$1 がある場合|$1이(가) 있으면|Ar $1|Met $1|Med $1|Z $1|Com $1|Cu $1|С $1|Med $1|$1 ile|З $1|$1 bilan|Với $1|有 $1 时|有 $1 時",
  Items:
    "العناصر|Elements|Položky|Elementer|Elemente|Elementos|Alkiot|Éléments|פריטים|आइटम|Elemek|Item|Elementi|要素|항목|Elementi|Items|Elementer|Elementy|Itens|Elemente|Элементы|Element|Öğeler|Елементи|Elementlar|Phần tử|元素|元素",
  "$1 values":
    "$1 من القيم|$1 valors|Počet hodnot: $1|$1 værdier|$1 Werte|$1 valores|$1 arvoa|$1 valeurs|$1 ערכים|$1 मान|$1 érték|$1 nilai|$1 valori|$1 個の値|값 $1개|Vērtību skaits: $1|$1 waarden|$1 verdier|Liczba wartości: $1|$1 valores|$1 valori|Значений: $1|$1 värden|$1 değer|Значень: $1|$1 ta qiymat|$1 giá trị|$1 个值|$1 個值",
  Example:
    "مثال|Exemple|Příklad|Eksempel|Beispiel|Ejemplo|Esimerkki|Exemple|דוגמה|उदाहरण|Példa|Contoh|Esempio|例|예시|Piemērs|Voorbeeld|Eksempel|Przykład|Exemplo|Exemplu|Пример|Exempel|Örnek|Приклад|Misol|Ví dụ|示例|範例",
  "example: $1":
    "مثال: $1|exemple: $1|příklad: $1|eksempel: $1|Beispiel: $1|ejemplo: $1|esimerkki: $1|exemple : $1|דוגמה: $1|उदाहरण: $1|példa: $1|contoh: $1|esempio: $1|例：$1|예: $1|piemērs: $1|voorbeeld: $1|eksempel: $1|przykład: $1|exemplo: $1|exemplu: $1|пример: $1|exempel: $1|örnek: $1|приклад: $1|misol: $1|ví dụ: $1|示例：$1|範例：$1",
  'example "$1": $2':
    "مثال «$1»: $2|exemple «$1»: $2|příklad „$1“: $2|eksempel »$1«: $2|Beispiel „$1“: $2|ejemplo «$1»: $2|esimerkki ”$1”: $2|exemple « $1 » : $2|דוגמה „$1”: $2|उदाहरण “$1”: $2|példa („$1”): $2|contoh “$1”: $2|esempio «$1»: $2|例「$1」：$2|예 “$1”: $2|piemērs “$1”: $2|voorbeeld ‘$1’: $2|eksempel «$1»: $2|przykład „$1”: $2|exemplo “$1”: $2|exemplu „$1”: $2|пример «$1»: $2|exempel ”$1”: $2|örnek “$1”: $2|приклад «$1»: $2|misol “$1”: $2|ví dụ “$1”: $2|示例“$1”：$2|範例「$1」：$2",
  Fields:
    "الحقول|Camps|Pole|Felter|Felder|Campos|Kentät|Champs|שדות|फ़ील्ड|Mezők|Kolom|Campi|フィールド|필드|Lauki|Velden|Felter|Pola|Campos|Câmpuri|Поля|Fält|Alanlar|Поля|Maydonlar|Trường|字段|欄位",
  Scopes:
    "النطاقات|Àmbits|Rozsahy|Scopes|Scopes|Ámbitos|Käyttöalueet|Portées|היקפי הרשאה|स्कोप|Hatókörök|Cakupan|Ambiti|スコープ|범위|Tvērumi|Scopes|Scopes|Zakresy|Escopos|Domenii|Области доступа|Omfång|Kapsamlar|Області доступу|Ruxsat doiralari|Phạm vi|权限范围|權限範圍",
  Flows:
    "التدفقات|Fluxos|Toky|Flows|Flows|Flujos|Työnkulut|Flux|תהליכי הרשאה|फ़्लो|Folyamatok|Alur|Flussi|フロー|흐름|Plūsmas|Flows|Flyter|Przepływy|Fluxos|Fluxuri|Потоки|Flöden|Akışlar|Потоки|Oqimlar|Luồng|流程|流程",
  Variables:
    "المتغيرات|Variables|Proměnné|Variabler|Variablen|Variables|Muuttujat|Variables|משתנים|वेरिएबल|Változók|Variabel|Variabili|変数|변수|Mainīgie|Variabelen|Variabler|Zmienne|Variáveis|Variabile|Переменные|Variabler|Değişkenler|Змінні|Oʻzgaruvchilar|Biến|变量|變數",
  Arguments:
    "الوسيطات|Arguments|Argumenty|Argumenter|Argumente|Argumentos|Argumentit|Arguments|ארגומנטים|आर्ग्युमेंट|Argumentumok|Argumen|Argomenti|引数|인수|Argumenti|Argumenten|Argumenter|Argumenty|Argumentos|Argumente|Аргументы|Argument|Bağımsız değişkenler|Аргументи|Argumentlar|Đối số|参数|引數",
  Values:
    "القيم|Valors|Hodnoty|Værdier|Werte|Valores|Arvot|Valeurs|ערכים|मान|Értékek|Nilai|Valori|値|값|Vērtības|Waarden|Verdier|Wartości|Valores|Valori|Значения|Värden|Değerler|Значення|Qiymatlar|Giá trị|值|值",
  Properties:
    "الخصائص|Propietats|Vlastnosti|Egenskaber|Eigenschaften|Propiedades|Ominaisuudet|Propriétés|מאפיינים|प्रॉपर्टी|Tulajdonságok|Properti|Proprietà|プロパティ|속성|Īpašības|Eigenschappen|Egenskaper|Właściwości|Propriedades|Proprietăți|Свойства|Egenskaper|Özellikler|Властивості|Xususiyatlar|Thuộc tính|属性|屬性",
  Methods:
    "الطرق|Mètodes|Metody|Metoder|Methoden|Métodos|Metodit|Méthodes|מתודות|मेथड|Metódusok|Metode|Metodi|メソッド|메서드|Metodes|Methoden|Metoder|Metody|Métodos|Metode|Методы|Metoder|Yöntemler|Методи|Metodlar|Phương thức|方法|方法",
  "$1 of $2":
    "$1 ($2)|$1 de $2|$1 ($2)|$1 i $2|$1 von $2|$1 de $2|$1 ($2)|$1 de $2|$1 ($2)|$2 के $1|$1 ($2)|$1 dari $2|$1 di $2|$2 の$1|$2의 $1|$1 ($2)|$1 van $2|$1 i $2|$1 ($2)|$1 de $2|$1 ($2)|$1 ($2)|$1 i $2|$1 ($2)|$1 ($2)|$1 ($2)|$1 của $2|$2 的$1|$2 的$1",
  "They are shown above.":
    "معروضة أعلاه.|Es mostren més amunt.|Jsou uvedena výše.|De er vist ovenfor.|Sie sind weiter oben zu sehen.|Se muestran más arriba.|Ne näkyvät ylempänä.|Ils sont affichés plus haut.|הם מופיעים למעלה.|ये ऊपर दिखाए गए हैं।|Feljebb láthatók.|Sudah ditampilkan di atas.|Sono mostrati più in alto.|上に記載されています。|위에 표시되어 있습니다.|Tie ir parādīti augstāk.|Ze staan hierboven.|De er vist ovenfor.|Są pokazane powyżej.|Eles são mostrados acima.|Sunt afișate mai sus.|Они показаны выше.|De visas ovan.|Yukarıda gösteriliyor.|Їх показано вище.|Ular yuqorida koʻrsatilgan.|Đã được hiển thị ở trên.|已在上文列出。|已列於上方。",
  "More fields are in the specification.":
    "توجد حقول أخرى في المواصفات.|Hi ha més camps a l’especificació.|Další pole jsou ve specifikaci.|Flere felter findes i specifikationen.|Weitere Felder sind in der Spezifikation.|Hay más campos en la especificación.|Lisää kenttiä on määrittelyssä.|D’autres champs figurent dans la spécification.|שדות נוספים מופיעים במפרט.|और फ़ील्ड विनिर्देश में हैं।|További mezők a specifikációban találhatók.|Kolom lainnya ada di spesifikasi.|Altri campi sono nella specifica.|その他のフィールドは仕様書にあります。|나머지 필드는 명세에 있습니다.|Pārējie lauki ir specifikācijā.|Meer velden staan in de specificatie.|Flere felter finnes i spesifikasjonen.|Więcej pól jest w specyfikacji.|Há mais campos na especificação.|Mai multe câmpuri sunt în specificație.|Остальные поля — в спецификации.|Fler fält finns i specifikationen.|Diğer alanlar belirtimde yer alıyor.|Решта полів — у специфікації.|Boshqa maydonlar spetsifikatsiyada.|Các trường khác có trong đặc tả.|更多字段请参阅规范。|更多欄位請參閱規格。",
  "default: $1":
    "القيمة الافتراضية: $1|per defecte: $1|výchozí: $1|standard: $1|Standard: $1|predeterminado: $1|oletus: $1|par défaut : $1|ברירת מחדל: $1|डिफ़ॉल्ट: $1|alapértelmezés: $1|default: $1|predefinito: $1|デフォルト：$1|기본값: $1|noklusējums: $1|standaard: $1|standard: $1|domyślnie: $1|padrão: $1|implicit: $1|по умолчанию: $1|standard: $1|varsayılan: $1|за замовчуванням: $1|standart: $1|mặc định: $1|默认值：$1|預設值：$1",
  "always $1":
    "دائمًا $1|sempre $1|vždy $1|altid $1|immer $1|siempre $1|aina $1|toujours $1|תמיד $1|हमेशा $1|mindig $1|selalu $1|sempre $1|常に $1|항상 $1|vienmēr $1|altijd $1|alltid $1|zawsze $1|sempre $1|întotdeauna $1|всегда $1|alltid $1|her zaman $1|завжди $1|doimo $1|luôn là $1|始终为 $1|一律為 $1",
  "at least $1":
    "$1 على الأقل|com a mínim $1|nejméně $1|mindst $1|mindestens $1|como mínimo $1|vähintään $1|au moins $1|לפחות $1|कम से कम $1|legalább $1|minimal $1|almeno $1|$1 以上|$1 이상|vismaz $1|minstens $1|minst $1|co najmniej $1|no mínimo $1|cel puțin $1|не менее $1|minst $1|en az $1|щонайменше $1|kamida $1|ít nhất $1|不小于 $1|不小於 $1",
  "more than $1":
    "أكثر من $1|més de $1|více než $1|mere end $1|mehr als $1|más de $1|enemmän kuin $1|plus de $1|יותר מ־$1|$1 से अधिक|több mint $1|lebih dari $1|più di $1|$1 より大きい|$1 초과|vairāk nekā $1|meer dan $1|mer enn $1|więcej niż $1|mais de $1|mai mult de $1|больше $1|mer än $1|şundan büyük: $1|більше ніж $1|bundan katta: $1|lớn hơn $1|大于 $1|大於 $1",
  "at most $1":
    "$1 على الأكثر|com a màxim $1|nejvýše $1|højst $1|höchstens $1|como máximo $1|enintään $1|au plus $1|לכל היותר $1|अधिक से अधिक $1|legfeljebb $1|maksimal $1|al massimo $1|$1 以下|$1 이하|ne vairāk kā $1|hoogstens $1|høyst $1|co najwyżej $1|no máximo $1|cel mult $1|не более $1|högst $1|en fazla $1|щонайбільше $1|koʻpi bilan $1|nhiều nhất $1|不大于 $1|不大於 $1",
  "less than $1":
    "أقل من $1|menys de $1|méně než $1|mindre end $1|weniger als $1|menos de $1|vähemmän kuin $1|moins de $1|פחות מ־$1|$1 से कम|kevesebb mint $1|kurang dari $1|meno di $1|$1 より小さい|$1 미만|mazāk nekā $1|minder dan $1|mindre enn $1|mniej niż $1|menos de $1|mai puțin de $1|меньше $1|mindre än $1|şundan küçük: $1|менше ніж $1|bundan kichik: $1|nhỏ hơn $1|小于 $1|小於 $1",
  "multiple of $1":
    "من مضاعفات $1|múltiple de $1|násobek $1|multiplum af $1|Vielfaches von $1|múltiplo de $1|luvun $1 monikerta|multiple de $1|כפולה של $1|$1 का गुणज|$1 többszöröse|kelipatan $1|multiplo di $1|$1 の倍数|$1의 배수|dalās ar $1|veelvoud van $1|multiplum av $1|wielokrotność $1|múltiplo de $1|multiplu de $1|кратно $1|multipel av $1|şunun katı: $1|кратне $1|karrali: $1|bội số của $1|$1 的倍数|$1 的倍數",
  "minimum length $1":
    "الحد الأدنى للطول $1|longitud mínima $1|minimální délka $1|mindste længde $1|Mindestlänge $1|longitud mínima $1|vähimmäispituus $1|longueur minimale $1|אורך מינימלי $1|न्यूनतम लंबाई $1|legkisebb hossz: $1|panjang minimum $1|lunghezza minima $1|最小長 $1|최소 길이 $1|minimālais garums $1|minimale lengte $1|minste lengde $1|minimalna długość $1|comprimento mínimo $1|lungime minimă $1|минимальная длина $1|minsta längd $1|en az uzunluk $1|мінімальна довжина $1|eng kam uzunlik $1|độ dài tối thiểu $1|最小长度 $1|最小長度 $1",
  "maximum length $1":
    "الحد الأقصى للطول $1|longitud màxima $1|maximální délka $1|største længde $1|Höchstlänge $1|longitud máxima $1|enimmäispituus $1|longueur maximale $1|אורך מרבי $1|अधिकतम लंबाई $1|legnagyobb hossz: $1|panjang maksimum $1|lunghezza massima $1|最大長 $1|최대 길이 $1|maksimālais garums $1|maximale lengte $1|største lengde $1|maksymalna długość $1|comprimento máximo $1|lungime maximă $1|максимальная длина $1|största längd $1|en fazla uzunluk $1|максимальна довжина $1|eng koʻp uzunlik $1|độ dài tối đa $1|最大长度 $1|最大長度 $1",
  "minimum number of items $1":
    "الحد الأدنى لعدد العناصر $1|nombre mínim d’elements $1|minimální počet položek $1|mindste antal elementer $1|Mindestanzahl der Elemente $1|número mínimo de elementos $1|alkioita vähintään $1|nombre minimal d’éléments $1|מספר פריטים מינימלי $1|आइटम की न्यूनतम संख्या $1|elemek legkisebb száma: $1|jumlah item minimum $1|numero minimo di elementi $1|最小要素数 $1|최소 항목 수 $1|minimālais elementu skaits $1|minimumaantal items $1|minste antall elementer $1|minimalna liczba elementów $1|número mínimo de itens $1|număr minim de elemente $1|минимальное число элементов $1|minsta antal element $1|en az öğe sayısı $1|мінімальна кількість елементів $1|eng kam elementlar soni $1|số phần tử tối thiểu $1|最少元素数 $1|最少元素數 $1",
  "maximum number of items $1":
    "الحد الأقصى لعدد العناصر $1|nombre màxim d’elements $1|maximální počet položek $1|største antal elementer $1|Höchstanzahl der Elemente $1|número máximo de elementos $1|alkioita enintään $1|nombre maximal d’éléments $1|מספר פריטים מרבי $1|आइटम की अधिकतम संख्या $1|elemek legnagyobb száma: $1|jumlah item maksimum $1|numero massimo di elementi $1|最大要素数 $1|최대 항목 수 $1|maksimālais elementu skaits $1|maximumaantal items $1|største antall elementer $1|maksymalna liczba elementów $1|número máximo de itens $1|număr maxim de elemente $1|максимальное число элементов $1|största antal element $1|en fazla öğe sayısı $1|максимальна кількість елементів $1|eng koʻp elementlar soni $1|số phần tử tối đa $1|最多元素数 $1|最多元素數 $1",
  "minimum number of items that contain it $1":
    "الحد الأدنى لعدد العناصر المطابقة $1|nombre mínim d’elements coincidents $1|minimální počet odpovídajících položek $1|mindste antal elementer, der passer $1|Mindestanzahl passender Elemente $1|número mínimo de elementos coincidentes $1|vastaavia alkioita vähintään $1|nombre minimal d’éléments correspondants $1|מספר מינימלי של פריטים תואמים $1|मेल खाने वाले आइटम की न्यूनतम संख्या $1|megfelelő elemek legkisebb száma: $1|jumlah minimum item yang cocok $1|numero minimo di elementi corrispondenti $1|一致する要素の最小数 $1|일치하는 항목의 최소 수 $1|minimālais atbilstošo elementu skaits $1|minimumaantal overeenkomende items $1|minste antall elementer som passer $1|minimalna liczba pasujących elementów $1|número mínimo de itens correspondentes $1|număr minim de elemente corespunzătoare $1|минимальное число подходящих элементов $1|minsta antal element som passar $1|en az eşleşen öğe sayısı $1|мінімальна кількість відповідних елементів $1|mos elementlarning eng kam soni $1|số phần tử khớp tối thiểu $1|匹配元素的最少数量 $1|相符元素的最少數量 $1",
  "maximum number of items that contain it $1":
    "الحد الأقصى لعدد العناصر المطابقة $1|nombre màxim d’elements coincidents $1|maximální počet odpovídajících položek $1|største antal elementer, der passer $1|Höchstanzahl passender Elemente $1|número máximo de elementos coincidentes $1|vastaavia alkioita enintään $1|nombre maximal d’éléments correspondants $1|מספר מרבי של פריטים תואמים $1|मेल खाने वाले आइटम की अधिकतम संख्या $1|megfelelő elemek legnagyobb száma: $1|jumlah maksimum item yang cocok $1|numero massimo di elementi corrispondenti $1|一致する要素の最大数 $1|일치하는 항목의 최대 수 $1|maksimālais atbilstošo elementu skaits $1|maximumaantal overeenkomende items $1|største antall elementer som passer $1|maksymalna liczba pasujących elementów $1|número máximo de itens correspondentes $1|număr maxim de elemente corespunzătoare $1|максимальное число подходящих элементов $1|största antal element som passar $1|en fazla eşleşen öğe sayısı $1|максимальна кількість відповідних елементів $1|mos elementlarning eng koʻp soni $1|số phần tử khớp tối đa $1|匹配元素的最多数量 $1|相符元素的最多數量 $1",
  "minimum number of fields $1":
    "الحد الأدنى لعدد الحقول $1|nombre mínim de camps $1|minimální počet polí $1|mindste antal felter $1|Mindestanzahl der Felder $1|número mínimo de campos $1|kenttiä vähintään $1|nombre minimal de champs $1|מספר שדות מינימלי $1|फ़ील्ड की न्यूनतम संख्या $1|mezők legkisebb száma: $1|jumlah kolom minimum $1|numero minimo di campi $1|最小フィールド数 $1|최소 필드 수 $1|minimālais lauku skaits $1|minimumaantal velden $1|minste antall felter $1|minimalna liczba pól $1|número mínimo de campos $1|număr minim de câmpuri $1|минимальное число полей $1|minsta antal fält $1|en az alan sayısı $1|мінімальна кількість полів $1|eng kam maydonlar soni $1|số trường tối thiểu $1|最少字段数 $1|最少欄位數 $1",
  "maximum number of fields $1":
    "الحد الأقصى لعدد الحقول $1|nombre màxim de camps $1|maximální počet polí $1|største antal felter $1|Höchstanzahl der Felder $1|número máximo de campos $1|kenttiä enintään $1|nombre maximal de champs $1|מספר שדות מרבי $1|फ़ील्ड की अधिकतम संख्या $1|mezők legnagyobb száma: $1|jumlah kolom maksimum $1|numero massimo di campi $1|最大フィールド数 $1|최대 필드 수 $1|maksimālais lauku skaits $1|maximumaantal velden $1|største antall felter $1|maksymalna liczba pól $1|número máximo de campos $1|număr maxim de câmpuri $1|максимальное число полей $1|största antal fält $1|en fazla alan sayısı $1|максимальна кількість полів $1|eng koʻp maydonlar soni $1|số trường tối đa $1|最多字段数 $1|最多欄位數 $1",
  "the minimum is not allowed":
    "الحد الأدنى نفسه غير مسموح به|el mínim no s’hi inclou|minimum není povoleno|minimum er ikke tilladt|das Minimum ist nicht erlaubt|el mínimo no está incluido|alaraja ei ole sallittu|le minimum est exclu|המינימום עצמו אינו מותר|न्यूनतम मान की अनुमति नहीं है|a minimum nem megengedett|nilai minimum tidak diizinkan|il minimo è escluso|最小値を含まない|최솟값 제외|minimums nav atļauts|het minimum is niet toegestaan|minimum er ikke tillatt|minimum jest niedozwolone|o mínimo não é permitido|minimul nu este permis|минимум не допускается|minimivärdet är inte tillåtet|alt sınır dahil değil|мінімум не допускається|minimumga ruxsat yoʻq|không bao gồm giá trị tối thiểu|不含最小值|不含最小值",
  "the maximum is not allowed":
    "الحد الأقصى نفسه غير مسموح به|el màxim no s’hi inclou|maximum není povoleno|maksimum er ikke tilladt|das Maximum ist nicht erlaubt|el máximo no está incluido|yläraja ei ole sallittu|le maximum est exclu|המקסימום עצמו אינו מותר|अधिकतम मान की अनुमति नहीं है|a maximum nem megengedett|nilai maksimum tidak diizinkan|il massimo è escluso|最大値を含まない|최댓값 제외|maksimums nav atļauts|het maximum is niet toegestaan|maksimum er ikke tillatt|maksimum jest niedozwolone|o máximo não é permitido|maximul nu este permis|максимум не допускается|maximivärdet är inte tillåtet|üst sınır dahil değil|максимум не допускається|maksimumga ruxsat yoʻq|không bao gồm giá trị tối đa|不含最大值|不含最大值",
  "no item twice":
    "بدون عناصر مكررة|sense elements repetits|žádná položka dvakrát|ingen gentagne elementer|kein Element doppelt|sin elementos repetidos|ei toistuvia alkioita|aucun élément en double|ללא פריטים כפולים|कोई आइटम दोबारा नहीं|ismétlődő elem nélkül|tanpa item ganda|nessun elemento ripetuto|要素の重複なし|중복 항목 없음|elementi neatkārtojas|geen dubbele items|ingen like elementer|bez powtórzeń|sem itens repetidos|fără elemente repetate|без повторов|inga dubbletter|yinelenen öğe yok|без повторів|takroriy elementlarsiz|không có phần tử trùng lặp|元素不重复|元素不重複",
  "read-only":
    "للقراءة فقط|només de lectura|jen pro čtení|skrivebeskyttet|schreibgeschützt|solo lectura|vain luku|lecture seule|לקריאה בלבד|केवल पढ़ने योग्य|csak olvasható|hanya baca|sola lettura|読み取り専用|읽기 전용|tikai lasāms|alleen-lezen|skrivebeskyttet|tylko do odczytu|somente leitura|doar citire|только чтение|skrivskyddad|salt okunur|лише читання|faqat oʻqish|chỉ đọc|只读|唯讀",
  "write-only":
    "للكتابة فقط|només d’escriptura|jen pro zápis|kun skrivning|nur schreibbar|solo escritura|vain kirjoitus|écriture seule|לכתיבה בלבד|केवल लिखने योग्य|csak írható|hanya tulis|sola scrittura|書き込み専用|쓰기 전용|tikai rakstāms|alleen-schrijven|kun skriving|tylko do zapisu|somente gravação|doar scriere|только запись|endast skrivning|salt yazılır|лише запис|faqat yozish|chỉ ghi|只写|唯寫",
  "no other keys":
    "بدون مفاتيح أخرى|sense altres claus|žádné další klíče|ingen andre nøgler|keine anderen Schlüssel|sin otras claves|ei muita avaimia|aucune autre clé|ללא מפתחות אחרים|कोई अन्य कुंजी नहीं|nincs más kulcs|tanpa kunci lain|nessun’altra chiave|他のキーは不可|다른 키 없음|bez citām atslēgām|geen andere sleutels|ingen andre nøkler|bez innych kluczy|sem outras chaves|fără alte chei|без других ключей|inga andra nycklar|başka anahtar yok|без інших ключів|boshqa kalitlarsiz|không có khóa khác|无其他键|無其他鍵",
  "chosen by $1":
    "يحدده $1|determinat per $1|určuje $1|vælges ud fra $1|bestimmt durch $1|determinado por $1|valitaan kentällä $1|déterminé par $1|נקבע לפי $1|$1 से तय|ez határozza meg: $1|ditentukan oleh $1|determinato da $1|$1 で決定|$1(으)로 결정|nosaka $1|bepaald door $1|bestemmes av $1|wybór według $1|determinado por $1|determinat de $1|определяется полем $1|avgörs av $1|belirleyen alan: $1|визначається полем $1|$1 orqali aniqlanadi|xác định bởi $1|由 $1 决定|由 $1 決定",
  "with $1 also: $2":
    "مع $1 يلزم أيضًا: $2|amb $1 també: $2|s $1 také: $2|med $1 også: $2|mit $1 auch: $2|con $1 también: $2|kun $1 on mukana, myös: $2|avec $1 aussi : $2|עם $1 גם: $2|$1 के साथ यह भी: $2|$1 esetén ez is: $2|dengan $1 juga: $2|con $1 anche: $2|$1 がある場合は次も必須：$2|$1이(가) 있으면 다음도 필요: $2|ar $1 arī: $2|met $1 ook: $2|med $1 også: $2|z $1 także: $2|com $1 também: $2|cu $1 și: $2|с $1 также: $2|med $1 även: $2|$1 ile birlikte: $2|з $1 також: $2|$1 bilan birga: $2|với $1 thì cần thêm: $2|有 $1 时还需要：$2|有 $1 時還需要：$2",
  "XML attribute":
    "سمة XML|atribut XML|atribut XML|XML-attribut|XML-Attribut|atributo XML|XML-attribuutti|attribut XML|מאפיין XML|XML एट्रिब्यूट|XML-attribútum|atribut XML|attributo XML|XML 属性|XML 속성|XML atribūts|XML-attribuut|XML-attributt|atrybut XML|atributo XML|atribut XML|атрибут XML|XML-attribut|XML özniteliği|атрибут XML|XML atributi|thuộc tính XML|XML 属性|XML 屬性",
  "XML element":
    "عنصر XML|element XML|element XML|XML-element|XML-Element|elemento XML|XML-elementti|élément XML|רכיב XML|XML एलिमेंट|XML-elem|elemen XML|elemento XML|XML 要素|XML 요소|XML elements|XML-element|XML-element|element XML|elemento XML|element XML|элемент XML|XML-element|XML öğesi|елемент XML|XML elementi|phần tử XML|XML 元素|XML 元素",
  "wrapped XML element":
    "عنصر XML مغلّف|element XML embolcallat|zabalený element XML|indpakket XML-element|umschlossenes XML-Element|elemento XML envuelto|kääritty XML-elementti|élément XML englobant|רכיב XML עוטף|लिपटा हुआ XML एलिमेंट|becsomagolt XML-elem|elemen XML terbungkus|elemento XML contenitore|ラップされた XML 要素|래핑된 XML 요소|ietverošs XML elements|omsloten XML-element|innpakket XML-element|opakowany element XML|elemento XML encapsulado|element XML încadrat|обёрнутый элемент XML|omslutande XML-element|sarmalanmış XML öğesi|обгорнутий елемент XML|oʻralgan XML elementi|phần tử XML bao bọc|包装的 XML 元素|包裝的 XML 元素",
  "sent as $1":
    "يُرسل بصيغة $1|s’envia com a $1|odesílá se jako $1|sendes som $1|gesendet als $1|se envía como $1|lähetetään muodossa $1|envoyé en $1|נשלח בתור $1|$1 के रूप में भेजा जाता है|küldés formátuma: $1|dikirim sebagai $1|inviato come $1|$1 として送信|$1(으)로 전송|tiek sūtīts kā $1|verzonden als $1|sendes som $1|wysyłane jako $1|enviado como $1|trimis ca $1|отправляется как $1|skickas som $1|gönderim biçimi: $1|надсилається як $1|$1 sifatida yuboriladi|gửi dưới dạng $1|以 $1 格式发送|以 $1 格式傳送",
  "in header":
    "في الترويسة|a la capçalera|v hlavičce|i header|im Header|en el encabezado|otsakkeessa|dans l’en-tête|בכותרת|हेडर में|a fejlécben|di header|nell’intestazione|ヘッダー内|헤더에 포함|galvenē|in header|i header|w nagłówku|no cabeçalho|în antet|в заголовке|i huvudet|üstbilgide|у заголовку|sarlavhada|trong tiêu đề|位于标头|位於標頭",
  "in query":
    "في الاستعلام|a la consulta|v dotazu|i forespørgsel|in der Query|en la consulta|kyselyssä|dans la requête|בשאילתה|क्वेरी में|a lekérdezésben|di kueri|nella query|クエリ内|쿼리에 포함|vaicājumā|in query|i spørring|w zapytaniu|na consulta|în interogare|в запросе|i frågan|sorguda|у запиті|soʻrovda|trong truy vấn|位于查询|位於查詢",
  "in cookie":
    "في ملف تعريف الارتباط|a la galeta|v cookie|i cookie|im Cookie|en la cookie|evästeessä|dans le cookie|בקובץ Cookie|कुकी में|a sütiben|di cookie|nel cookie|Cookie 内|쿠키에 포함|sīkdatnē|in cookie|i informasjonskapsel|w pliku cookie|no cookie|în cookie|в файле cookie|i cookie|çerezde|у файлі cookie|cookie faylida|trong cookie|位于 Cookie|位於 Cookie",
  "scheme: $1":
    "المخطط: $1|esquema: $1|schéma: $1|skema: $1|Schema: $1|esquema: $1|malli: $1|schéma : $1|סכמה: $1|स्कीम: $1|séma: $1|skema: $1|schema: $1|スキーム：$1|스킴: $1|shēma: $1|schema: $1|skjema: $1|schemat: $1|esquema: $1|schemă: $1|схема: $1|schema: $1|şema: $1|схема: $1|sxema: $1|lược đồ: $1|方案：$1|配置：$1",
  "format: $1":
    "التنسيق: $1|format: $1|formát: $1|format: $1|Format: $1|formato: $1|muoto: $1|format : $1|פורמט: $1|प्रारूप: $1|formátum: $1|format: $1|formato: $1|形式：$1|형식: $1|formāts: $1|formaat: $1|format: $1|format: $1|formato: $1|format: $1|формат: $1|format: $1|biçim: $1|формат: $1|format: $1|định dạng: $1|格式：$1|格式：$1",
  "metadata: $1":
    "البيانات الوصفية: $1|metadades: $1|metadata: $1|metadata: $1|Metadaten: $1|metadatos: $1|metatiedot: $1|métadonnées : $1|מטא־נתונים: $1|मेटाडेटा: $1|metaadatok: $1|metadata: $1|metadati: $1|メタデータ：$1|메타데이터: $1|metadati: $1|metadata: $1|metadata: $1|metadane: $1|metadados: $1|metadate: $1|метаданные: $1|metadata: $1|üst veriler: $1|метадані: $1|metamaʼlumotlar: $1|siêu dữ liệu: $1|元数据：$1|中繼資料：$1",
  "scopes: $1":
    "النطاقات: $1|àmbits: $1|rozsahy: $1|scopes: $1|Scopes: $1|ámbitos: $1|käyttöalueet: $1|portées : $1|היקפי הרשאה: $1|स्कोप: $1|hatókörök: $1|cakupan: $1|ambiti: $1|スコープ：$1|범위: $1|tvērumi: $1|scopes: $1|scopes: $1|zakresy: $1|escopos: $1|domenii: $1|области доступа: $1|omfång: $1|kapsamlar: $1|області доступу: $1|ruxsat doiralari: $1|phạm vi: $1|权限范围：$1|權限範圍：$1",
  "roles: $1":
    "الأدوار: $1|rols: $1|role: $1|roller: $1|Rollen: $1|roles: $1|roolit: $1|rôles : $1|תפקידים: $1|भूमिकाएँ: $1|szerepkörök: $1|peran: $1|ruoli: $1|ロール：$1|역할: $1|lomas: $1|rollen: $1|roller: $1|role: $1|funções: $1|roluri: $1|роли: $1|roller: $1|roller: $1|ролі: $1|rollar: $1|vai trò: $1|角色：$1|角色：$1",
  "operation: $1":
    "العملية: $1|operació: $1|operace: $1|operation: $1|Operation: $1|operación: $1|operaatio: $1|opération : $1|פעולה: $1|ऑपरेशन: $1|művelet: $1|operasi: $1|operazione: $1|オペレーション：$1|작업: $1|operācija: $1|operatie: $1|operasjon: $1|operacja: $1|operação: $1|operație: $1|операция: $1|operation: $1|işlem: $1|операція: $1|amal: $1|thao tác: $1|操作：$1|操作：$1",
  "body: $1":
    "النص الأساسي: $1|cos: $1|tělo: $1|body: $1|Body: $1|cuerpo: $1|runko: $1|corps : $1|גוף: $1|बॉडी: $1|törzs: $1|isi: $1|corpo: $1|ボディ：$1|본문: $1|pamatteksts: $1|body: $1|body: $1|treść: $1|corpo: $1|corp: $1|тело: $1|innehåll: $1|gövde: $1|тіло: $1|tana: $1|nội dung: $1|正文：$1|主體：$1",
  "server: $1":
    "الخادم: $1|servidor: $1|server: $1|server: $1|Server: $1|servidor: $1|palvelin: $1|serveur : $1|שרת: $1|सर्वर: $1|szerver: $1|server: $1|server: $1|サーバー：$1|서버: $1|serveris: $1|server: $1|server: $1|serwer: $1|servidor: $1|server: $1|сервер: $1|server: $1|sunucu: $1|сервер: $1|server: $1|máy chủ: $1|服务器：$1|伺服器：$1",
  "client certificate":
    "شهادة العميل|certificat de client|klientský certifikát|klientcertifikat|Client-Zertifikat|certificado de cliente|asiakasvarmenne|certificat client|אישור לקוח|क्लाइंट प्रमाणपत्र|ügyféltanúsítvány|sertifikat klien|certificato client|クライアント証明書|클라이언트 인증서|klienta sertifikāts|clientcertificaat|klientsertifikat|certyfikat klienta|certificado de cliente|certificat de client|сертификат клиента|klientcertifikat|istemci sertifikası|сертифікат клієнта|mijoz sertifikati|chứng chỉ máy khách|客户端证书|用戶端憑證",
  flow: "تدفق|flux|tok|flow|Flow|flujo|työnkulku|flux|תהליך הרשאה|फ़्लो|folyamat|alur|flusso|フロー|흐름|plūsma|flow|flyt|przepływ|fluxo|flux|поток|flöde|akış|потік|oqim|luồng|流程|流程",
  link: "رابط|enllaç|odkaz|link|Link|enlace|linkki|lien|קישור|लिंक|hivatkozás|tautan|link|リンク|링크|saite|link|lenke|link|link|link|ссылка|länk|bağlantı|посилання|havola|liên kết|链接|連結",
  "One of these is enough.":
    "يكفي واحد منها.|N’hi ha prou amb un d’aquests.|Stačí jedna z těchto možností.|En af disse er nok.|Eines davon genügt.|Basta con uno de estos.|Yksi näistä riittää.|Un seul suffit.|די באחד מאלה.|इनमें से एक पर्याप्त है।|Ezek közül egy elegendő.|Salah satu dari ini sudah cukup.|Ne basta uno.|このうちの 1 つで十分です。|이 중 하나면 충분합니다.|Pietiek ar vienu no šiem.|Een hiervan is genoeg.|Én av disse er nok.|Wystarczy jedno z nich.|Um destes é suficiente.|Unul dintre acestea este suficient.|Достаточно одного из них.|En av dessa räcker.|Bunlardan biri yeterli.|Достатньо одного з них.|Ulardan biri kifoya.|Chỉ cần một trong số này.|满足其中一项即可。|符合其中一項即可。",
  "any other key":
    "أي مفتاح آخر|qualsevol altra clau|jakýkoli jiný klíč|enhver anden nøgle|jeder andere Schlüssel|cualquier otra clave|mikä tahansa muu avain|toute autre clé|כל מפתח אחר|कोई अन्य कुंजी|bármely más kulcs|kunci lainnya|qualsiasi altra chiave|その他のキー|그 밖의 키|jebkura cita atslēga|elke andere sleutel|enhver annen nøkkel|dowolny inny klucz|qualquer outra chave|orice altă cheie|любой другой ключ|vilken annan nyckel som helst|diğer tüm anahtarlar|будь-який інший ключ|boshqa istalgan kalit|bất kỳ khóa nào khác|任何其他键|任何其他鍵",
  "item $1":
    "العنصر $1|element $1|položka $1|element $1|Element $1|elemento $1|alkio $1|élément $1|פריט $1|आइटम $1|$1. elem|item $1|elemento $1|要素 $1|항목 $1|elements $1|item $1|element $1|element $1|item $1|elementul $1|элемент $1|element $1|öğe $1|елемент $1|element $1|phần tử $1|元素 $1|元素 $1",
  "array of $1":
    "مصفوفة من $1|array de $1|pole typu $1|array af $1|array von $1|array de $1|array: $1|array de $1|מערך של $1|$1 का array|array ($1)|array dari $1|array di $1|$1 の配列|$1 배열|array no $1|array van $1|array av $1|array z $1|array de $1|array de $1|массив $1|array av $1|$1 dizisi|масив $1|$1 massivi|mảng $1|$1 数组|$1 陣列",
  "$1 or $2":
    "$1 أو $2|$1 o $2|$1 nebo $2|$1 eller $2|$1 oder $2|$1 o $2|$1 tai $2|$1 ou $2|$1 או $2|$1 या $2|$1 vagy $2|$1 atau $2|$1 o $2|$1 または $2|$1 또는 $2|$1 vai $2|$1 of $2|$1 eller $2|$1 lub $2|$1 ou $2|$1 sau $2|$1 или $2|$1 eller $2|$1 veya $2|$1 або $2|$1 yoki $2|$1 hoặc $2|$1 或 $2|$1 或 $2",
  "$1: $2":
    "$1: $2|$1: $2|$1: $2|$1: $2|$1: $2|$1: $2|$1: $2|$1 : $2|$1: $2|$1: $2|$1: $2|$1: $2|$1: $2|$1：$2|$1: $2|$1: $2|$1: $2|$1: $2|$1: $2|$1: $2|$1: $2|$1: $2|$1: $2|$1: $2|$1: $2|$1: $2|$1: $2|$1：$2|$1：$2",
};

export type FormWord = keyof typeof FORM_WORDS;
/** Words of pages, and the format behind a type, which is written alike in all languages. */
export type Word = FormWord | keyof typeof PAGE_WORDS | "$1 ($2)";

/** Words in another language, by the English ones. */
type Translations = Readonly<Record<string, string>>;

/** The words of forms in a language of docs.json; `undefined` for English, and for languages that docs.json doesn't know. */
export const formWords = (code: string): Translations | undefined => translationsIn(code, FORM_WORDS);

/** The words of pages and forms in a language of docs.json; `undefined` as above. */
export const operationWords = (code: string): Translations | undefined =>
  translationsIn(code, { ...FORM_WORDS, ...PAGE_WORDS });

/** Gives words in a language of docs.json, in English if there are no others. */
export function translatorTo(code = "en"): (words: Word) => string {
  const translations = operationWords(code);
  return (words) => translations?.[words] ?? words;
}

function translationsIn(code: string, table: Translations): Translations | undefined {
  const at = LANGUAGES.indexOf(nearestLanguage(code, LANGUAGES) ?? "");
  if (at < 0) return undefined;
  return Object.fromEntries(Object.entries(table).map(([words, row]) => [words, row.split("|")[at] ?? words]));
}
